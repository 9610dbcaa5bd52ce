/**
 * Until when a visitor is told that their tickets are held. What the box office says counts, but no more than V §9 has it:
 * `holdMinutes` after the last change, and as much again where that change was an extension. A longer answer is a fault of the
 * box office, and a cookie more than 400 days ahead could not even be sent. `known` is the end that their cookie says.
 */
export function holdEnd(expiry: Date, { now, holdMinutes, known, isExtension = false }: Limits): Date {
  const hold = holdMinutes * 60_000;
  const longest = now.getTime() + 2 * hold;
  const latest = isExtension ? longest : Math.min(longest, Math.max(now.getTime() + hold, known?.getTime() ?? 0));
  return new Date(Math.min(expiry.getTime(), latest));
}

type Limits = { now: Date; holdMinutes: number; known: Date | null; isExtension?: boolean };
