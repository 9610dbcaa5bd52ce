import { type Bilingual, type Field, isReadOnly } from '#content/index.ts';
import { defaultLanguage, type Language } from '#i18n/language.ts';
import type { Resource, Values } from './define-resource.ts';
import { readValues } from './read-values.ts';
import { invalidValue, requiredText } from './strings.ts';

export type FieldErrors = Record<string, string[]>;

/** The same in browser and server; `names`: the fields that are judged. A required text has to be there in German, the fallback. */
export function checkValues(resource: Resource, values: Values, language: Language, names: readonly string[] = resource.fieldNames): FieldErrors {
  const errors: FieldErrors = {};
  const add = (name: string, message: Bilingual) => {
    errors[name] = [...(errors[name] ?? []), message[language]];
  };
  for (const name of names) {
    const field = resource.fields[name];
    if (!field || isReadOnly(field)) continue;
    const message = whatIsWrong(field, values[name]);
    if (message) add(name, message);
    for (const [path, nested] of wrongRows(field, values[name])) add(`${name}.${path}`, nested);
  }
  if (Object.keys(errors).length > 0) return errors;
  for (const { field, message } of resource.brokenRules(readValues(resource, values))) add(field, message);
  return errors;
}

function whatIsWrong(field: Field, value: unknown): Bilingual | null {
  if (!field.perLanguage) return field.validate(value)?.message ?? null;
  if (value !== undefined && value !== null && (typeof value !== 'object' || Array.isArray(value))) return invalidValue;
  const texts = Object.entries(value ?? {});
  if (texts.some(([language]) => !/^[a-z]{2,3}$/.test(language))) return invalidValue;
  for (const [, text] of texts) {
    const parsed = field.schema.safeParse(text);
    const wrong = parsed.success && field.isEmpty(parsed.data) ? null : field.validate(text);
    if (wrong) return wrong.message;
  }
  return field.required && !texts.some(([language, text]) => language === defaultLanguage && !field.isEmpty(text)) ? requiredText : null;
}

/** Of a list of rows each wrong cell: '0.price'. */
function wrongRows(field: Field, value: unknown): [string, Bilingual][] {
  if (field.form.kind !== 'rows' || !('fields' in field) || !Array.isArray(value)) return [];
  const columns = Object.entries(field.fields as Record<string, Field>); // a field of rows declares them
  return value.flatMap((row: unknown, index) =>
    columns.flatMap(([name, cell]): [string, Bilingual][] => {
      const message = whatIsWrong(cell, isRow(row) && Object.hasOwn(row, name) ? row[name] : undefined);
      const inner = isRow(row) && Object.hasOwn(row, name) ? wrongRows(cell, row[name]) : [];
      return [
        ...(message && inner.length === 0 ? [[`${index}.${name}`, message] as [string, Bilingual]] : []),
        ...inner.map(([path, nested]) => [`${index}.${name}.${path}`, nested] as [string, Bilingual]),
      ];
    }),
  );
}

const isRow = (row: unknown): row is Values => typeof row === 'object' && row !== null;
