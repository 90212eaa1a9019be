import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { makeBundle, Texts } from '../../lib/texts';
import type { Event } from '../../lib/wire';
import { battleOf } from './battle';
import { needText, percent, resultsOf } from './chances';
import { chartOf } from './chart';
import { changed, describeChange } from './editing';
import { arrivingIn, sideTowards, turned } from './facing';
import { factsOf } from './facts';
import { CATALOGUE, INDEX, REACH, viewOf } from './fixtures';
import { costText, heightOverlays, reachOverlays } from './layers';
import { indexOf } from './lookup';
import { counterOf, markersOf, piecesOf } from './pieces';

const ftl = readFileSync(fileURLToPath(new URL('texts/en.ftl', import.meta.url)), 'utf8');
const t = new Texts('en', [makeBundle('en', [ftl])]);

describe('the chart', () => {
  const chart = chartOf(INDEX.field);

  it('lays the hexes row by row, each with its level', () => {
    expect(chart.hexes[0]).toEqual(['7-A01', 1, 1, 'open@0', '7']);
    expect(chart.hexes.at(-1)).toEqual(['7-D04', 4, 4, 'open@1', '7']);
  });
  it('draws slopes from the higher hex down, and what lies on hexsides', () => {
    expect(chart.edges.slope?.every(([high]) => high === '7-D04')).toBe(true);
    // D04 lies in a corner of the field; every hex beside it is lower.
    expect(chart.edges.slope?.length).toBe(INDEX.map.around(INDEX.map.get('7-D04')!).filter(Boolean).length);
    expect(chart.edges.wall).toEqual([['7-A03', '7-A04']]);
    expect(chart.edges.seam).toEqual([]);
  });
});

describe('the ground of a worked example', () => {
  const woods = { ...INDEX.field, terrain: INDEX.field.terrain.map((ground, i) => (i === 0 ? 'woods' : ground)) };

  it('is drawn and described as the situation has changed it', () => {
    const index = indexOf(CATALOGUE, 'here', woods);
    expect(index.chart.hexes[0]?.[3]).toBe('woods@0');
    expect(index.hexes.get('7-A01')?.terrain).toBe('woods');
    expect(indexOf(CATALOGUE, 'here', { ...woods })).toBe(index);
  });
  it('leaves the firefight itself as it is printed', () => {
    expect(indexOf(CATALOGUE, 'here', null)).toBe(INDEX);
    expect(INDEX.hexes.get('7-A01')?.terrain).toBe('open');
  });
});

describe('facing', () => {
  const middle = { x: 100, y: 100 };
  it('is the side of the hex that is pointed at, none near its middle', () => {
    expect(sideTowards(middle, { x: 100, y: 70 }, 40)).toBe(0);
    expect(sideTowards(middle, { x: 130, y: 85 }, 40)).toBe(1);
    expect(sideTowards(middle, { x: 75, y: 115 }, 40)).toBe(4);
    expect(sideTowards(middle, { x: 105, y: 105 }, 40)).toBeNull();
  });
  it('goes ahead forwards and stays as it was backwards', () => {
    expect(arrivingIn(INDEX.map, '7-B03', '7-B02', 1)).toBe(0);
    expect(arrivingIn(INDEX.map, '7-B02', '7-B03', 0)).toBe(0);
    expect(turned(5, 1)).toBe(0);
  });
});

describe('counters', () => {
  it('show figures, hits and whether they are spent', () => {
    const face = counterOf('rifle-1', viewOf(), INDEX, t);
    expect(face?.tactical).toMatchObject({ fire: 3, range: '5', spent: true, hit: '?' });
    expect(counterOf('mortar-1', viewOf(), INDEX, t)?.tactical).toMatchObject({
      range: '2–10',
      red: { text: '4', boxed: true },
    });
    expect(counterOf('7-B02', viewOf(), INDEX, t)).toBeNull();
  });
  it('lie where they are known to be, facing somewhere', () => {
    const pieces = piecesOf(viewOf(), INDEX, new Set(['rifle-1']), t);
    expect(pieces.map((piece) => piece.id).sort()).toEqual(['infantry-1', 'infantry-2', 'rifle-1']);
    expect(pieces.find((piece) => piece.id === 'rifle-1')).toMatchObject({ facing: 3, status: ['target'] });
  });
  it('mark who holds what counts, while that is switched on', () => {
    expect(markersOf(viewOf(), INDEX, true)).toMatchObject([{ kind: 'objective', hex: '7-B02', side: 'soviet' }]);
    expect(markersOf(viewOf(), INDEX, false)).toEqual([]);
  });
  it('tell of a hidden hit no more than that there is one', () => {
    const { lines } = factsOf('rifle-1', viewOf(), INDEX, t);
    expect(lines).toContain('has a hit marker, face down');
  });
});

describe('layers', () => {
  it('part what one action reaches from what takes several, and price what is free', () => {
    const [near, far, costs] = reachOverlays(REACH, false, (hex) => hex === '7-B01');
    expect(near?.hexes).toEqual(['7-B02']);
    expect(far?.hexes).toEqual(['7-C02', '7-B01']);
    expect(costs?.texts).toEqual({ '7-B02': '2', '7-C02': '3' });
    expect(costText({ ap: 2, cap: 1 })).toBe('2+1');
  });
  it('number the heights', () => {
    expect(heightOverlays(INDEX).at(-1)?.texts).toEqual({ '7-D04': '1' });
  });
});

describe('chances', () => {
  it('tells every result once: missed, hit, destroyed', () => {
    const roll = { cap: 0, hit: 15, kill: 6, whole: 36 };
    expect(resultsOf(roll)).toEqual({ missed: '58 %', hit: '25 %', destroyed: '17 %' });
    expect(resultsOf({ ...roll, kill: 15 })).toEqual({ missed: '58 %', hit: '0 %', destroyed: '42 %' });
  });

  it('never call certain what can fail', () => {
    expect([percent(0, 36), percent(1, 3600), percent(35.9, 36), percent(36, 36)]).toEqual([
      '0 %',
      '1 %',
      '99 %',
      '100 %',
    ]);
    expect([needText(1), needText(9), needText(13)]).toEqual(['2+', '9+', '–']);
  });
});

describe('the battle', () => {
  const event = (what: string): Event => ({ what });
  it('is told from its beginning to its last consequence', () => {
    const events = [
      'attack-begins',
      'attack-missed',
      'passed',
      'attack-begins',
      'attack-hit',
      'unit-hit',
      'counter-drawn',
      'activation-ended',
    ].map(event);
    expect(battleOf(events).map(({ what }) => what)).toEqual([
      'attack-begins',
      'attack-hit',
      'unit-hit',
      'counter-drawn',
    ]);
    expect(battleOf([event('passed')])).toEqual([]);
  });
});

describe('putting the table right', () => {
  it('shows the change and says it', () => {
    const change = { unit: 'infantry-1', at: '7-C02', spent: true };
    expect(changed(viewOf(), [change]).units['infantry-1']).toMatchObject({ at: '7-C02', state: 'spent' });
    expect(describeChange(change, viewOf(), t).parts).toEqual(['7-B03 → 7-C02', 'fresh → spent']);
    expect(describeChange({ army: 'german', cap: 4 }, viewOf(), t).parts).toEqual(['CAP 3 → 4']);
  });
});
