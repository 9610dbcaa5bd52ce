/** Without a bar it is told, not judged. */
export type Measurement = { what: string; value: string; bar?: { words: string; isMet: boolean }; details?: string };

export const atMost = (bar: number, value: number, unit = ''): NonNullable<Measurement['bar']> => ({
  words: `≤ ${bar}${unit && ` ${unit}`}`,
  isMet: value <= bar,
});
export const atLeast = (bar: number, value: number): NonNullable<Measurement['bar']> => ({ words: `≥ ${bar}`, isMet: value >= bar });

/** `met     kept: home, of plain node:http   0.91   (bar ≥ 0.85; 36 of 33 µs)` */
export function lineOf({ what, value, bar, details }: Measurement): string {
  const judged = bar ? (bar.isMet ? 'met    ' : 'NOT MET') : '       ';
  const notes = [bar && `bar ${bar.words}`, details].filter(Boolean).join('; ');
  return `${judged} ${what.padEnd(52)} ${value.padStart(9)}   ${notes && `(${notes})`}`.trimEnd();
}

export function summaryOf(measurements: readonly Measurement[]): string {
  const judged = measurements.filter(({ bar }) => bar);
  const missed = judged.filter(({ bar }) => !bar?.isMet).map(({ what }) => `  ${what}`);
  return [`${judged.length - missed.length} of ${judged.length} bars met${missed.length > 0 ? '; not met:' : '.'}`, ...missed].join('\n');
}

/** The smallest of `times` that so large a share of them does not exceed. */
export const quantile = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
