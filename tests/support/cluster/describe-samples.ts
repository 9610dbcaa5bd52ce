import type { Sample } from './constant-load.ts';

/** A ticket that somebody else was quicker to take. */
const conflict = 409;

/** Without a good answer. */
export const failuresOf = (samples: readonly Sample[]): Sample[] =>
  samples.filter(({ status }) => (status === 0 || status >= 400) && status !== conflict).sort((one, other) => one.begin - other.begin);

/** Milliseconds of the slowest answer. */
export const slowest = (samples: readonly Sample[]): number => Math.max(0, ...samples.map(({ begin, end }) => end - begin));

/** Milliseconds of the longest time between two good answers of a kind. */
export function longestGap(samples: readonly Sample[], kind: string): number {
  const ends = samples.filter((sample) => sample.kind === kind && sample.status > 0 && sample.status < 400).map(({ end }) => end);
  ends.sort((one, other) => one - other);
  return Math.max(0, ...ends.slice(1).map((end, index) => end - (ends[index] ?? end)));
}

const kinds = { cached: 'cached pages', fresh: 'pages made anew', write: 'writes' };

/** How many of each kind, how many of them failed, and with which status. */
export function describeSamples(samples: readonly Sample[]): string {
  const parts = Object.entries(kinds).map(([kind, words]) => {
    const own = samples.filter((sample) => sample.kind === kind);
    const causes = new Map<string, number>();
    for (const { status, text } of failuresOf(own)) {
      const cause = status === 0 ? `no answer (${text})` : `${status}${status < 500 ? ` (${text})` : ''}`;
      causes.set(cause, (causes.get(cause) ?? 0) + 1);
    }
    const failed = [...causes].map(([cause, count]) => `${count} × ${cause}`).join(', ');
    return `${own.length} ${words} (failed: ${failed || 0}; longest gap ${longestGap(own, kind).toFixed(0)} ms)`;
  });
  return `${parts.join(', ')}, slowest ${slowest(samples).toFixed(0)} ms`;
}
