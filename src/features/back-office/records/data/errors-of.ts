import type { FieldErrors } from '#resources/declaration/check-values.ts';
import type { Resource, Values } from '#resources/declaration/define-resource.ts';
import type { InputErrors } from '../record-views.ts';

/** What is wrong, for the controls of a form: of a text per language at the control in whose language it is wrong, else at the German one. */
export function errorsOf({ fields }: Resource, values: Values, errors: FieldErrors): InputErrors {
  return (name) => {
    const own = errors[name];
    if (own) return own;
    const [, base = '', language = ''] = /^(.*)\.([a-z]{2,3})$/.exec(name) ?? [];
    const wrong = errors[base];
    const field = fields[base];
    if (!wrong || !field?.perLanguage) return [];
    const text = (one: string): unknown => Object.entries(values[base] ?? {}).find(([key]) => key === one)?.[1];
    const isWrong = (one: string) => text(one) !== undefined && text(one) !== '' && field.validate(text(one)) !== null;
    return (isWrong('en') && !isWrong('de') ? 'en' : 'de') === language ? wrong : [];
  };
}
