/** The same seed gives the same sequence on every machine. */
export interface Random {
  /** 0 ≤ x < 1 */
  next(): number;
  /** low ≤ x < high */
  between(low: number, high: number): number;
  /** A whole number, both ends included. */
  int(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  shuffle<T>(list: readonly T[]): T[];
}

/** FNV-1a turns the seed into 32 bits, a Weyl sequence with a multiplicative mixer turns them into numbers. */
export function randomFrom(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
  const between = (low: number, high: number) => low + next() * (high - low);
  const int = (low: number, high: number) => Math.floor(between(low, high + 1));

  return {
    next,
    between,
    int,
    chance: (probability) => next() < probability,
    pick: (list) => {
      const item = list[int(0, list.length - 1)];
      if (item === undefined) throw new RangeError('nothing to pick from');
      return item;
    },
    shuffle: (list) => {
      const rest = [...list];
      return Array.from(list, () => rest.splice(int(0, rest.length - 1), 1)).flat();
    },
  };
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193);
  return value;
}
