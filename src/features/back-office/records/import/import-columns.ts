import { type Language, languages } from '#i18n/language.ts';
import type { Resource } from '#resources/declaration/define-resource.ts';
import { fieldsFor } from '#resources/declaration/fields-for.ts';
import type { Role } from '#roles.ts';

/** A column that an import knows: 'name' or 'name.en', and what it is called. */
export type ImportColumn = { key: string; label: string };

/** The columns that somebody of a role may read in; of a text one for each language. */
export function importColumns(resource: Resource, role: Role, language: Language): ImportColumn[] {
  const { readable, writable } = fieldsFor(resource, role);
  return [...readable].flatMap(([name, { form, perLanguage }]) => {
    if (!writable.has(name) || form.kind === 'rows') return [];
    const label = form.label[language];
    return perLanguage ? languages.map((of) => ({ key: `${name}.${of}`, label: `${label} (${of.toUpperCase()})` })) : [{ key: name, label }];
  });
}
