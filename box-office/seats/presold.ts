import type { Row } from '../halls/hall.ts';

/** `share` is 0 to 1; the same ones for a seed, in parties of one to four, so that gaps remain as in a real house. */
export function presoldSeats(rows: readonly Row[], share: number, seed: number): string[] {
  const wanted = Math.round(rows.flat(2).length * share);
  const random = randomFrom(seed);
  const parties = rows.flatMap((row) => row.flatMap((run) => intoParties(run, random)));
  const ordered = parties.map((party) => ({ party, at: random() })).sort((a, b) => a.at - b.at);
  return ordered.flatMap(({ party }) => party).slice(0, wanted);
}

function intoParties(run: readonly string[], random: () => number): (readonly string[])[] {
  const parties: (readonly string[])[] = [];
  for (let from = 0; from < run.length; ) {
    const size = 1 + Math.floor(random() * 4);
    parties.push(run.slice(from, from + size));
    from += size;
  }
  return parties;
}

/** Mulberry32: small, and the same on every machine. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
