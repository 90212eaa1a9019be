// What the game answers when it is asked: as the server sends it.
import type { Forbidden, Modifier } from '../../lib/wire';

export interface Way {
  readonly unit: string;
  readonly to: string;
  readonly mode: string;
  readonly ap: number;
  readonly cap: number;
  readonly actions: number;
  readonly path: readonly string[];
  readonly risks: readonly string[];
}
export interface NoWay {
  readonly unit: string;
  readonly to: string;
  readonly mode: string;
  readonly refusal: Forbidden;
}
export interface Reach {
  readonly units: readonly string[];
  readonly by: string;
  readonly ap: number;
  readonly cap: number;
  readonly ways: readonly Way[];
  readonly blocked: readonly NoWay[];
}
export interface Obscured {
  readonly hex: string;
  readonly why: string;
  readonly by: readonly string[];
}
export interface Sight {
  readonly hex: string;
  readonly seen: readonly string[];
  readonly hazy: Readonly<Record<string, number>>;
  readonly blocked: readonly Obscured[];
}
export interface Line {
  readonly start: string;
  readonly end: string;
  readonly distance: number;
  readonly climb: number;
  readonly clear: boolean;
  readonly why: string;
  readonly by: readonly string[];
  readonly course: readonly (readonly string[])[];
  readonly smoke: number;
}
export interface FireZone {
  readonly unit: string;
  readonly near: readonly string[];
  readonly far: readonly string[];
  readonly turned: readonly string[];
}
export interface Threat {
  readonly side: string;
  readonly covered: readonly { readonly hex: string; readonly near: readonly string[]; readonly far: readonly string[] }[];
  readonly seen: readonly string[];
}
export interface Chance {
  readonly cap: number;
  readonly hit: number;
  readonly kill: number;
  readonly whole: number;
}
export interface Aimed {
  readonly target: string;
  readonly friend: boolean;
  readonly colour: string;
  readonly attack: readonly Modifier[];
  readonly defence: readonly Modifier[];
  readonly av: number;
  readonly dv: number;
  readonly needs: number;
  readonly kills: number;
  readonly is_hit: boolean;
  readonly unknown: boolean;
  readonly chances: readonly Chance[];
}
export interface Reckoning {
  readonly units: readonly string[];
  readonly hex: string;
  readonly how: string;
  readonly cost: number;
  readonly distance: number;
  readonly refusal: Forbidden | null;
  readonly seen_from: string;
  readonly targets: readonly Aimed[];
  readonly hidden: readonly Aimed[];
}
export interface Rallying {
  readonly unit: string;
  readonly hit: string;
  readonly needs: number;
  readonly lines: readonly Modifier[];
  readonly chances: readonly Chance[];
}
export interface Rallies {
  readonly refusal: Forbidden | null;
  readonly units: readonly Rallying[];
}
export interface Taking {
  readonly by: string;
  readonly refusal: Forbidden | null;
}
export interface Prospect {
  readonly unit: string;
  readonly state: string;
  readonly ap: number;
  readonly fire: number;
  readonly move: number;
  readonly range: number;
  readonly takings: readonly Taking[];
}
export interface Outlook {
  readonly army: string;
  readonly ap: number;
  readonly cap: number;
  readonly next_cap: number;
  readonly passes: number;
  readonly passes_needed: number;
  readonly order: readonly string[];
  readonly units: readonly Prospect[];
}

/** What a firefight is about; left out by servers that do not tell. */
export interface Firefight {
  readonly story: Readonly<Record<string, string>>;
  readonly kill_points: number;
  readonly specials: readonly string[];
  readonly objectives: readonly { readonly hex: string; readonly points: number; readonly when: string; readonly from_round: number }[];
  readonly arrivals: readonly { readonly n: number; readonly round: number; readonly army: string; readonly units: readonly string[]; readonly entry: readonly string[] }[];
}
