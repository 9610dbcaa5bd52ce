export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonRecord = { readonly [key: string]: Json };

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && isPlain(value);

/** What JSON.parse makes, and null-prototype maps; no dates, no class instances. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Never `constructor` or what else it inherits. */
export const own = (record: Readonly<Record<string, unknown>>, name: string): unknown => (Object.hasOwn(record, name) ? record[name] : undefined);

type JsonLimits = { depth: number; characters: number };

export const isJsonWithin = (value: unknown, limits: JsonLimits): value is Json => jsonExtent(value, limits) !== null;

/** About as many characters as it is written with, and its levels; null beyond the limits. Without recursion, as the value may be a hundred thousand levels deep or refer to itself. */
export function jsonExtent(value: unknown, { depth: maxDepth, characters: maxCharacters }: JsonLimits): JsonLimits | null {
  let characters = 0;
  let deepest = 0;
  const open: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value: current, depth } = next;
    characters += typeof current === 'string' ? current.length + 2 : 4;
    deepest = Math.max(deepest, depth);
    if (characters > maxCharacters || depth > maxDepth) return null;
    if (Array.isArray(current)) {
      if (current.length > maxCharacters) return null;
      for (const item of current) open.push({ value: item, depth: depth + 1 });
    } else if (isRecord(current)) {
      for (const [key, item] of Object.entries(current)) {
        characters += key.length + 3;
        open.push({ value: item, depth: depth + 1 });
      }
    } else if (!isJsonScalar(current)) return null;
  }
  return { depth: deepest, characters };
}

const isJsonScalar = (value: unknown): boolean =>
  value === null || typeof value === 'string' || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value));
