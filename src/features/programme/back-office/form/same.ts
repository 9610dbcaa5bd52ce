/** Whether two values say the same; an empty text or list says as much as none, and in which order the languages stand is no matter. */
export const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

/** A value as a text that is '' where it says nothing. */
export function canonical(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return value.length === 0 ? '' : `[${value.map(canonical).join()}]`;
  const entries = Object.entries(value).flatMap(([name, inner]) => (canonical(inner) === '' ? [] : `${name}:${canonical(inner)}`));
  return entries.length === 0 ? '' : `{${entries.toSorted().join()}}`;
}
