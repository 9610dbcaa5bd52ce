import type { Field } from '#content/index.ts';
import type { FieldErrors } from '#resources/declaration/check-values.ts';
import type { Resource, Values } from '#resources/declaration/define-resource.ts';

export type InputErrors = (name: string) => readonly string[];

/** What is wrong, for the controls of a form: of a text per language at the control in whose language it is wrong, else at the German one. */
export function errorsOf({ fields }: Resource, values: Values, errors: FieldErrors): InputErrors {
  return (name) => {
    const own = errors[name];
    if (own) return own;
    const [, base = '', language = ''] = /^(.*)\.([a-z]{2,3})$/.exec(name) ?? [];
    const wrong = errors[base];
    const { field, value } = cellAt(fields, values, base);
    if (!wrong || !field?.perLanguage) return [];
    const text = (one: string): unknown => Object.entries(value ?? {}).find(([key]) => key === one)?.[1];
    const isWrong = (one: string) => text(one) !== undefined && text(one) !== '' && field.validate(text(one)) !== null;
    return (isWrong('en') && !isWrong('de') ? 'en' : 'de') === language ? wrong : [];
  };
}

type Fields = Readonly<Record<string, Field>>;

/** A field with its value, or of a list of rows a cell: 'prices.0.price'. */
function cellAt(fields: Fields, values: Values, path: string): { field: Field | undefined; value: unknown } {
  const [name = '', index, ...below] = path.split('.');
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (index === undefined) return { field, value };
  const row: unknown = Array.isArray(value) ? value[Number(index)] : undefined;
  const columns = field && 'fields' in field ? (field.fields as Fields) : {}; // a field of rows declares them
  return cellAt(columns, typeof row === 'object' && row !== null ? (row as Values) : {}, below.join('.')); // an object, looked into by its keys
}
