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

/** Without recursion, as the value may be a hundred thousand levels deep or refer to itself. */
export function isJsonWithin(value: unknown, { depth: maxDepth, characters: maxCharacters }: { depth: number; characters: number }): value is Json {
  let characters = 0;
  const open: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value: current, depth } = next;
    characters += typeof current === 'string' ? current.length + 2 : 4;
    if (characters > maxCharacters || depth > maxDepth) return false;
    if (Array.isArray(current)) {
      if (current.length > maxCharacters) return false;
      for (const item of current) open.push({ value: item, depth: depth + 1 });
    } else if (isRecord(current)) {
      for (const [key, item] of Object.entries(current)) {
        characters += key.length + 3;
        open.push({ value: item, depth: depth + 1 });
      }
    } else if (!isJsonScalar(current)) return false;
  }
  return true;
}

const isJsonScalar = (value: unknown): boolean =>
  value === null || typeof value === 'string' || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value));
