/** Only `html` makes it. */
export type Html = { readonly markup: string };
type Value = Html | string | number | false | null | undefined | readonly Value[];

/** Escapes values, except markup made by `html`; lists are joined; false, null and undefined leave nothing. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Html => ({
  markup: parts.reduce((text, part, index) => text + markupOf(values[index - 1]) + part),
});

function markupOf(value: Value): string {
  if (value === false || value === null || value === undefined) return '';
  if (typeof value === 'string' || typeof value === 'number') return escaped(String(value));
  return 'markup' in value ? value.markup : value.map(markupOf).join('');
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
