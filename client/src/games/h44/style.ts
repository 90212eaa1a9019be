// How the Netherlands look on this table: polder and heath, three widths of water, the road to Arnhem.
import { BOND_PATTERNS } from '../../hexes/bonds/patterns';
import { STANDARD, type BoardStyle } from '../../hexes/style';

const road = (light: string, dark: string, width: number, from: number, casing: string) => ({
  colour: { light, dark },
  casing: { light: casing, dark: '#14150fcc' },
  width,
  ticks: false,
  from,
});

export const H44_STYLE: BoardStyle = {
  ...STANDARD,
  patterns: BOND_PATTERNS,
  terrain: {
    ...STANDARD.terrain,
    clear: { ground: { light: '#e9e4c6', dark: '#44452f' }, texture: 'plain', height: 0.12 },
    woods: { ground: { light: '#aac48a', dark: '#2f4426' }, texture: 'forest', height: 0.22 },
    polder: { ground: { light: '#cfe0b4', dark: '#36452f' }, texture: 'polder', height: 0 },
    'polder-woods': { ground: { light: '#b4cc96', dark: '#2f4229' }, texture: 'trees', height: 0.02 },
    marsh: { ground: { light: '#c2d3c2', dark: '#2d423d' }, texture: 'marsh', height: 0 },
    water: { ground: { light: '#9fc3d3', dark: '#21404f' }, texture: 'water', height: 0 },
  },
  rivers: {
    major: { width: 10, from: 0 },
    canal: { width: 4.4, from: 0 },
    minor: { width: 2.2, from: 0.3 },
  },
  lines: {
    rail: STANDARD.lines.rail ?? road('#2b2822', '#cfc8b4', 1.7, 0.4, '#f4efdf99'),
    minor: road('#a89a78', '#8d8468', 1.1, 0.5, '#f7f0dc88'),
    secondary: road('#c07a2c', '#c9965c', 1.9, 0.3, '#fff8e6cc'),
    primary: road('#c2261b', '#e0604c', 3.2, 0, '#fff8e6'),
  },
  places: {
    city: { mark: 'blocks', colour: { light: '#33291f', dark: '#d9cbb0' }, text: 15, bold: true, rank: 3, from: 0 },
    town: { mark: 'ring', colour: { light: '#33291f', dark: '#d9cbb0' }, text: 12, bold: true, rank: 2, from: 0.5 },
    village: {
      mark: 'dot',
      colour: { light: '#4a4033', dark: '#bfb59c' },
      text: 10.5,
      bold: false,
      rank: 1,
      from: 0.95,
    },
  },
  edges: {},
  nations: {
    british: { fill: '#d6b483', ink: '#2a1c0a', symbol: '#f4e6d0' },
    canadian: { fill: '#cfa06e', ink: '#2a1c0a', symbol: '#f4e6d0' },
    us: { fill: '#98a860', ink: '#171a08', symbol: '#e6eaca' },
    polish: { fill: '#cf8f95', ink: '#2a0d11', symbol: '#f7e1e3' },
    dutch: { fill: '#e0a050', ink: '#2a1805', symbol: '#f8e6cc' },
    wehrmacht: { fill: '#9aa59a', ink: '#15180f', symbol: '#e2e7dc' },
    luftwaffe: { fill: '#93aec2', ink: '#0f1820', symbol: '#e0eaf1' },
    ss: { fill: '#7d8288', ink: '#0d0e10', symbol: '#e3e4e2' },
    kriegsmarine: { fill: '#6f86a3', ink: '#0b121c', symbol: '#d3dfec' },
    unknown: { fill: '#a3a79c', ink: '#2a2c26', symbol: '#dfe2d8' },
  },
  sides: { allied: '#8a6a34', german: '#5f6d66' },
};
