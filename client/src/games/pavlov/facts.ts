// All that is known about one thing on the table, in the player's words: for the inspector and for screen readers.
import type { Texts } from '../../lib/texts';
import type { PavlovCounterView, PavlovView as View, PavlovWeapon, PavlovWehrmachtType } from './wire';
import { CARGO, garrisons, EMPTY, spaceOf, type Index } from './lookup';

export interface Facts {
  readonly title: string;
  /** What sort of thing it is. */
  readonly kind: string;
  readonly lines: readonly string[];
}

type Words = Readonly<Record<string, string | number>>;

/** Whether operational support is played (7.1): 1 or 0, as the texts want it. */
export function supported(view: View): number {
  return view.support !== '' || view.support_count > 0 || view.supported.length > 0 ? 1 : 0;
}

export function factsOf(id: string, view: View, index: Index, t: Texts): Facts {
  const say = (name: string, words: Words = {}): string => t.msg(`pavlov-ui-${name}`, words);
  const made = (kind: string, lines: readonly (string | false)[], title = t.name(id)): Facts => ({
    title,
    kind: say(`kind-${kind}`),
    lines: lines.filter((line): line is string => Boolean(line)),
  });

  const place = (at: string): string => say('at', { place: t.name(at) });
  const symbol = (name: string): string => {
    const row = index.symbols.get(name);
    return row ? `${t.of(row.letter)}: ${t.of(row.name)}` : name;
  };
  const state = (man: PavlovCounterView): string[] =>
    [
      man.exhausted ? say('exhausted') : '',
      man.damaged ? say('damaged') : '',
      man.mark ? say(`mark-${man.mark}`) : '',
    ].filter(Boolean);
  const who = (man: PavlovCounterView): string => [t.name(man.id), ...state(man)].join(', ');
  const enemy = (type: PavlovWehrmachtType): string =>
    say(type.class === 'infantry' ? 'infantry-values' : 'armour-values', {
      strength: type.strength,
      defence: type.defence,
    });
  const piles = (pile: Readonly<Record<string, number>>): string[] =>
    Object.entries(pile)
      .filter(([, count]) => count > 0)
      .map(([token, count]) => say('pile', { token, count }));
  const colour = (name: string): string => say('colour', { colour: name });

  const crew = (action: PavlovWeapon['action'], at: string): string[] => {
    const row = index.symbols.get(action);
    const letter = row ? t.of(row.letter) : action;
    const men = view.counters.filter((one) => one.at === at && index.counters.get(one.id)?.actions.includes(action));
    return [
      say('goes-with', { letter }),
      men.length > 0 ? say('crew', { letter, men: men.map(who).join('; ') }) : say('no-crew', { letter }),
    ];
  };

  const man = view.counters.find((row) => row.id === id);
  const counter = index.counters.get(id);
  if (man && counter) {
    return made('man', [
      say('values', { attack: counter.attack, suppress: counter.suppress }),
      ...[...counter.actions, ...counter.abilities].map(symbol),
      ...state(man),
      place(man.at),
      man.at === 'stock' && say('cost', { cost: counter.cost }),
    ]);
  }
  const weapon = index.weapons.get(id);
  if (weapon) {
    const at = view.weapons[id] ?? 'stock';
    return made('weapon', [
      say('values', { attack: weapon.attack, suppress: weapon.suppress }),
      symbol(weapon.action),
      place(at),
      ...(at === 'stock' ? [] : crew(weapon.action, at)),
      at === 'stock' && say('cost', { cost: weapon.cost }),
    ]);
  }
  const position = index.positions.get(id);
  if (position) {
    const here = garrisons(view).get(id) ?? EMPTY;
    const colours = Object.keys(position.numbers);
    return made('position', [
      ...colours.map((name) => say('defence-of', { colour: name, defence: view.defence[name] ?? 0 })),
      position.radio && say('radio-here'),
      ...here.men.map(who),
      ...here.weapons.map((name) => t.name(name)),
      here.men.length === 0 && say('no-men'),
    ]);
  }
  const space = spaceOf(id);
  const track = space && index.tracks.get(`track-${space.track}`);
  if (space && track) {
    const type = index.types.get(view.spaces[id] ?? '');
    const mined = track.mine === space.space;
    return made('space', [
      colour(track.colour),
      type ? `${t.of(type.name)}: ${enemy(type)}` : say('empty'),
      mined && say(view.mines.includes(`mine-${track.n}`) ? 'mined' : 'mine-spot'),
    ]);
  }
  if (id.startsWith('mine-')) return made('mine', [say(view.mines.includes(id) ? 'mined' : 'mine-free')]);
  const approach = index.tracks.get(id);
  if (approach) return made('track', [colour(approach.colour)]);

  const location = index.locations.get(id);
  if (location) {
    const token = view.volga[id];
    const unit = location.unit ? index.units.get(location.unit) : undefined;
    return made('location', [
      unit ? t.of(unit.name) : false,
      token === 'damage' ? say('location-damaged') : token ? say('location-token', { token }) : say('empty'),
      location.tokens.length > 0 &&
        say('location-takes', { tokens: location.tokens.map((name) => t.name(name)).join(', ') }),
    ]);
  }
  if (id.startsWith('suppress-')) {
    const name = id.slice('suppress-'.length);
    return made('suppression', [say('fire', { count: view.fire[name] ?? 0 })]);
  }
  if (id in view.defence) {
    return made(
      'defence',
      [say('defence-now', { defence: view.defence[id] ?? 0 })],
      say('defence-track', { colour: id }),
    );
  }
  if (id === 'reserve') {
    const here = garrisons(view).get(id) ?? EMPTY;
    return made('area', [
      say('men', { count: here.men.length }),
      ...here.men.map(who),
      ...here.weapons.map((w) => t.name(w)),
    ]);
  }
  if (id === 'supply') return made('area', orNothing(piles(view.supply), say('empty')));
  if (id === 'staging') return made('area', orNothing(piles(view.staging), say('empty')));
  if (id === 'storm') return view.storm ? cardFacts(view.storm) : made('area', [say('no-card')]);
  if (id === 'ops') return view.support ? cardFacts(view.support) : made('area', [say('no-card')]);
  if (id === 'stock') return made('area', piles(view.stock));

  const token = index.tokens.get(id);
  if (token) {
    const cargo = (CARGO as readonly string[]).includes(id);
    const loose = view.stock[id];
    return made('token', [
      loose !== undefined && say('in-stock', { count: loose, limit: token.limit }),
      view.supply[id] !== undefined && say('in-supply', { count: view.supply[id] ?? 0 }),
      cargo && say('in-staging', { count: view.staging[id] ?? 0 }),
    ]);
  }
  const type = index.types.get(id);
  if (type) {
    return made('wehrmacht', [
      enemy(type),
      say('in-stock', { count: view.wehrmacht_stock[id] ?? 0, limit: type.count }),
    ]);
  }
  return cardFacts(id);

  function cardFacts(card: string): Facts {
    const soviet = index.soviet.get(card);
    if (soviet) {
      return made(
        'soviet-card',
        [soviet.top, soviet.bottom].map(
          (unit) => `${t.name(unit)}: ${say(`acts-${unit}`, { support: supported(view) })}`,
        ),
        t.name(card),
      );
    }
    const storm = index.storm.get(card);
    if (storm) {
      return made(
        'storm-card',
        [colour(storm.colour), say('storm-defence', { defence: storm.defence }), say('vp', { vp: storm.vp })],
        t.name(card),
      );
    }
    const support = index.support.get(card);
    if (support) {
      return made(
        'support-card',
        [
          ...Object.entries(support.cost).map(([name, count]) => say('pile', { token: name, count })),
          say('clear', { units: support.clear.map((unit) => t.name(unit)).join(', ') }),
          say('vp', { vp: support.vp }),
        ],
        t.name(card),
      );
    }
    const tactics = index.tactics.get(card);
    if (tactics) return made('tactics-card', [t.of(tactics.text)], t.name(card));
    const wehrmacht = index.wehrmacht.get(card);
    const kind = wehrmacht && index.cardTypes.get(wehrmacht.type);
    if (kind)
      return made(
        'wehrmacht-card',
        [say(`category-${kind.kind}`), say(`effect-${kind.kind}`, { dice: kind.dice })],
        t.name(card),
      );
    if (/^c\d+$/u.test(card)) return made('fog-card', [say('fog')], t.name(card));
    return { title: t.name(card), kind: '', lines: [] };
  }
}

const orNothing = (lines: readonly string[], nothing: string): readonly string[] =>
  lines.length > 0 ? lines : [nothing];
