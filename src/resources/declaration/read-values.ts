import type { Field } from '#content/index.ts';
import type { Resource, Values } from './define-resource.ts';

/** Of all languages that have something. */
export function readValue(field: Field, raw: unknown): unknown {
  if (!field.perLanguage) return raw === undefined || raw === null ? field.empty : field.normalise(raw);
  if (typeof raw !== 'object' || raw === null) return {};
  const texts = Object.entries(raw).map(([language, text]) => [language, field.normalise(text)] as const);
  return Object.fromEntries(texts.filter(([language, text]) => /^[a-z]{2,3}$/.test(language) && !field.isEmpty(text)));
}

/** What is not given is empty. */
export const readValues = ({ fields }: Resource, values: Values): Values =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, readValue(field, Object.hasOwn(values, name) ? values[name] : undefined)]));

export const emptyValues = ({ fields, initial }: Resource): Values => ({
  ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.perLanguage ? {} : field.empty])),
  ...initial,
});

export const isSameValue = (one: unknown, other: unknown): boolean => JSON.stringify(sortKeys(one)) === JSON.stringify(sortKeys(other));

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sortKeys(inner)]),
  );
}
