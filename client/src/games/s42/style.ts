// How the steppe between Kursk and the Caucasus looks on this table.
import { BOND_PATTERNS } from '../../hexes/bonds/patterns';
import { STANDARD, type BoardStyle } from '../../hexes/style';

const line = (light: string, dark: string, width: number, from: number, ticks = false) => ({
  colour: { light, dark },
  casing: { light: '#f7f0dccc', dark: '#14150fcc' },
  width,
  ticks,
  from,
});

export const S42_STYLE: BoardStyle = {
  ...STANDARD,
  patterns: BOND_PATTERNS,
  terrain: {
    ...STANDARD.terrain,
    clear: { ground: { light: '#e9e2be', dark: '#45442f' }, texture: 'plain', height: 0.1 },
    desert: { ground: { light: '#f0dfae', dark: '#574c30' }, texture: 'sand', height: 0.08 },
    woods: { ground: { light: '#aac48a', dark: '#2f4426' }, texture: 'forest', height: 0.2 },
    rough: { ground: { light: '#d8c593', dark: '#514830' }, texture: 'hills', height: 0.45 },
    'wooded-rough': { ground: { light: '#b9bf85', dark: '#3f472a' }, texture: 'trees', height: 0.5 },
    marsh: { ground: { light: '#c2d3c2', dark: '#2d423d' }, texture: 'marsh', height: 0 },
    'seasonal-marsh': { ground: { light: '#d2d8b8', dark: '#384638' }, texture: 'marsh', height: 0.02 },
    mountain: { ground: { light: '#cbb48a', dark: '#5a4c38' }, texture: 'mountains', height: 1 },
    sea: { ground: { light: '#93bccf', dark: '#1c3a4a' }, texture: 'water', height: 0 },
    'out-of-play': { ground: { light: '#d3cdbb', dark: '#262720' }, texture: 'void', height: 0.05 },
  },
  rivers: {
    volga: { width: 12, from: 0 },
    lake: { width: 9, from: 0 },
    major: { width: 6.5, from: 0 },
    minor: { width: 2.4, from: 0.2 },
  },
  lines: {
    'rail-main': line('#1f1c17', '#e0d8c2', 2.4, 0, true),
    rail: line('#3a352c', '#cfc8b4', 1.6, 0.25, true),
    'rail-volga': line('#3a352c', '#cfc8b4', 1.6, 0.25, true),
    'rail-caspian': line('#3a352c', '#cfc8b4', 1.6, 0.25, true),
    secondary: line('#b3813f', '#b98f5c', 1.3, 0.45),
    primary: line('#c2461f', '#dd7a52', 2.4, 0.2),
  },
  places: {
    major: { mark: 'blocks', colour: { light: '#33291f', dark: '#d9cbb0' }, text: 15, bold: true, rank: 4, from: 0 },
    city: { mark: 'blocks', colour: { light: '#33291f', dark: '#d9cbb0' }, text: 13, bold: true, rank: 3, from: 0.25 },
    town: { mark: 'ring', colour: { light: '#4a4033', dark: '#bfb59c' }, text: 11, bold: false, rank: 1, from: 0.6 },
    landmark: {
      mark: 'star',
      colour: { light: '#5b3a1a', dark: '#d9b06a' },
      text: 11,
      bold: false,
      rank: 2,
      from: 0.5,
    },
  },
  nations: {
    german: { fill: '#98a196', ink: '#15180f', symbol: '#dfe3d8' },
    ss: { fill: '#6f747a', ink: '#0b0c0e', symbol: '#dfe0de' },
    luftwaffe: { fill: '#93aec2', ink: '#0f1820', symbol: '#e0eaf1' },
    romanian: { fill: '#dcb45c', ink: '#2a1f08', symbol: '#f7e9c2' },
    italian: { fill: '#a9b989', ink: '#1b2410', symbol: '#e6edd6' },
    hungarian: { fill: '#b7a878', ink: '#241d0c', symbol: '#ece4c8' },
    slovak: { fill: '#a7b4bf', ink: '#12181d', symbol: '#e6ecf0' },
    croatian: { fill: '#b4a9bd', ink: '#1d1424', symbol: '#ece6f0' },
    'red-army': { fill: '#c98a5a', ink: '#24110a', symbol: '#f5ddc8' },
    guards: { fill: '#bf4a37', ink: '#1f0603', symbol: '#f7d3c6' },
    nkvd: { fill: '#8e6a8f', ink: '#1a0c1c', symbol: '#eadbeb' },
    navy: { fill: '#6f86a3', ink: '#0b121c', symbol: '#d3dfec' },
    caucasian: { fill: '#c9a24a', ink: '#241a05', symbol: '#f5e7c0' },
  },
  sides: { axis: '#5f6d66', soviet: '#b04a34' },
};
