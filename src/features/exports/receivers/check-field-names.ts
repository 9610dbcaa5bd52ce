import { languages as allLanguages, type Language } from '#i18n/language.ts';
import { defineStrings } from '#i18n/strings.ts';
import type { FieldErrors } from '#resources/declaration/check-values.ts';
import type { Values } from '#resources/declaration/define-resource.ts';
import { columnsFor, dateFields, englishNameOf, type FieldName } from '../formats/fields.ts';

const t = defineStrings({
  fixed: {
    de: 'In JSON-LD und iCalendar sind die Feldnamen festgelegt. Bitte wählen Sie CSV, XML oder JSON, oder entfernen Sie die eigenen Namen.',
    en: 'JSON-LD and iCalendar have fixed names of fields. Please choose CSV, XML or JSON, or remove the names.',
  },
  no_element: {
    de: '„{name}“ kann in XML nicht stehen: Bitte nur Buchstaben, Ziffern, „-“, „_“ und „.“, und zuerst ein Buchstabe.',
    en: '‘{name}’ cannot stand in XML: please take letters, digits, ‘-’, ‘_’ and ‘.’ alone, a letter first.',
  },
  taken: {
    de: '„{name}“ heißt schon ein anderes Feld. Bitte wählen Sie einen anderen Namen.',
    en: 'Another field is called ‘{name}’ already. Please choose another name.',
  },
  twice: { de: 'Dieses Feld steht schon weiter oben. Bitte nennen Sie jedes einmal.', en: 'This field stands further up already. Please name each once.' },
  none: {
    de: 'Bitte nennen Sie mindestens ein Feld, oder schalten Sie „Nur diese Felder“ aus.',
    en: 'Please name a field, or switch ‘These fields alone’ off.',
  },
});

/** Whether a file of the chosen format can call its fields so: what is wrong, by cell. */
export function checkFieldNames({ field_names, file_format, languages, only_named }: Values, language: Language): FieldErrors {
  const rows = (field_names ?? []) as readonly FieldName[]; // the shape of its field
  if (rows.length === 0) return only_named === true ? { only_named: [t(language, 'none')] } : {};
  if (file_format === 'jsonld' || file_format === 'ics') return { file_format: [t(language, 'fixed')] };
  const fields = new Set<string>();
  const used = languages === 'both' ? allLanguages : ([languages === 'en' ? 'en' : 'de'] as const);
  const columns = columnsFor({ fields: dateFields.map(({ key }) => key), languages: used, reader: language, names: rows, onlyNamed: only_named === true });
  const names = new Set(columns.filter(({ isNamed }) => !isNamed).map(({ name }) => name));
  const errors: FieldErrors = {};
  rows.forEach((row, index) => {
    if (fields.has(row.field)) errors[`field_names.${index}.field`] = [t(language, 'twice')];
    fields.add(row.field);
    // In XML the language is an attribute: one name does for both texts.
    const english = file_format === 'xml' ? row.name_en : englishNameOf(row);
    const cells = { name: row.name, ...(languages === 'both' && english && { name_en: english }) };
    for (const [cell, name] of Object.entries(cells)) {
      const problem = names.has(name) ? 'taken' : file_format === 'xml' && !isElementName(name) ? 'no_element' : null;
      if (problem) errors[`field_names.${index}.${cell}`] ??= [t(language, problem, { name })];
      names.add(name);
    }
  });
  return errors;
}

/** No prefix, and none of the names that XML keeps for itself. */
const isElementName = (name: string): boolean => /^[\p{L}_][\p{L}\p{N}._-]*$/u.test(name) && !/^xml/i.test(name);
