// Chances in words of a table: millionths as percent, and the range between two suppositions about the defender.

/** Rare things are neither never nor always. */
export function percentOf(millionths: number): string {
  const percent = Math.round(millionths / 10_000);
  if (percent === 0 && millionths > 0) return '<1 %';
  if (percent === 100 && millionths < 1_000_000) return '>99 %';
  return `${percent} %`;
}

/** One chance, or the least and the most of several. */
export function range(millionths: readonly number[]): string {
  const [least, most] = [Math.min(...millionths), Math.max(...millionths)].map(percentOf);
  return least === most ? (least ?? '') : `${least?.replace(' %', '')}–${most}`;
}
