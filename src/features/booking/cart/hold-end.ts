/** The box office's word, but no more than `holdMinutes` after the change, twice for an extension (V §9); `known`: the cookie's end. */
export function holdEnd(expiry: Date, { now, holdMinutes, known, isExtension = false }: Limits): Date {
  const hold = holdMinutes * 60_000;
  const longest = now.getTime() + 2 * hold;
  const latest = isExtension ? longest : Math.min(longest, Math.max(now.getTime() + hold, known?.getTime() ?? 0));
  return new Date(Math.min(expiry.getTime(), latest));
}

type Limits = { now: Date; holdMinutes: number; known: Date | null; isExtension?: boolean };
