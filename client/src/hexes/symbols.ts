// Unit symbols after APP-6, by milsymbol. Every nation gets the plain rectangle: sides are told by colour.
import ms from 'milsymbol';

/** Entity and the two sector modifiers. */
const ARMS: Readonly<Record<string, string>> = {
  armour: '1205000000',
  mechanised: '1211020000',
  motorised: '1211040000',
  infantry: '1211000000',
  mountain: '1211000027',
  cavalry: '1213000000',
  reconnaissance: '1213000000',
  airborne: '1211000001',
  airlanding: '1211000000',
  artillery: '1303000000',
  'anti-tank': '1204000000',
  'anti-air': '1301000000',
  engineer: '1407000000',
  security: '1211005400',
  naval: '1211004600',
  mech_infantry: '1211020000',
  motor_infantry: '1211040000',
  para_infantry: '1211000001',
  fallschirmjaeger: '1211000001',
  glider_infantry: '1211000000',
  assault_gun: '1211030000',
  tank_destroyer: '1204010000',
  flak: '1301000000',
  recon: '1213000000',
  bridging: '1407000600',
  mg: '1211002500',
  fortress: '1211000000',
  ersatz: '1211000000',
  airborne_supply: '1634000000',
  hq: '0000000000',
};

const ECHELONS: Readonly<Record<string, string>> = {
  platoon: '14',
  company: '15',
  battalion: '16',
  regiment: '17',
  brigade: '18',
  division: '21',
  corps: '22',
  army: '23',
  group: '24',
  front: '24',
};

export function sidc(arm: string, echelon: string): string {
  return `10031000${ECHELONS[echelon] ?? '00'}${ARMS[arm] ?? ARMS.infantry}`;
}

export interface Symbol {
  readonly picture: HTMLCanvasElement;
  /** The frame inside the picture, in pixels. */
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const drawn = new Map<string, Symbol>();

/** The symbol with a frame `width` pixels wide. */
export function symbol(arm: string, echelon: string, width: number, ground: string, ink: string): Symbol {
  const key = `${arm}|${echelon}|${width}|${ground}|${ink}`;
  const known = drawn.get(key);
  if (known) return known;
  // A land unit's frame is 1.5 sizes wide; the picture is as large as what is drawn in it.
  const size = width / 1.5;
  const made = new ms.Symbol(sidc(arm, echelon), {
    size,
    fillColor: ground,
    iconColor: ink,
    monoColor: '',
    infoFields: false,
    strokeWidth: width < 30 ? 7 : 5.5,
    frameColor: { Civilian: ink, Friend: ink, Hostile: ink, Neutral: ink, Unknown: ink, Suspect: ink },
  });
  const picture = made.asCanvas(1);
  const anchor = made.getOctagonAnchor();
  const found: Symbol = { picture, x: anchor.x - width / 2, y: anchor.y - width / 3, w: width, h: (width * 2) / 3 };
  drawn.set(key, found);
  return found;
}
