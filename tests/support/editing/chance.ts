/** Chance from a seed: the same numbers each time (mulberry32). */
export function chance(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (count: number): number => Math.floor(next() * count);
  return { below, pick: <Item>(items: readonly Item[]): Item | undefined => items[below(items.length)], happens: (share: number): boolean => next() < share };
}

export type Chance = ReturnType<typeof chance>;
