/** A number of days that a text names, in either language, and that is not the given one; null where there is none. */
export function otherDaysIn(text: string, days: number): number | null {
  const named = [...text.matchAll(/(\d+)\s+(?:Tag|day)/g)].map(([, digits]) => Number(digits));
  return named.find((one) => one !== days) ?? null;
}
