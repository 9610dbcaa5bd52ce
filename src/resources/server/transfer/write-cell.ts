import type { Field } from '#content/index.ts';
import type { Language } from '#i18n/language.ts';
import { cellSeparator } from './read-cell.ts';

type Names = (to: string, id: number) => string;

/** `readCell` reads it again. */
export function writeCell({ form }: Field, value: unknown, language: Language, nameOf: Names): string {
  if (value === null || value === undefined) return '';
  const to = String(form.limits.to ?? '');
  switch (form.kind) {
    case 'switch':
      return value ? (language === 'de' ? 'ja' : 'yes') : language === 'de' ? 'nein' : 'no';
    case 'reference':
      return typeof value === 'number' ? nameOf(to, value) : '';
    case 'references':
      return Array.isArray(value) ? value.map((id: number) => nameOf(to, id)).join(cellSeparator) : '';
    case 'words':
      return Array.isArray(value) ? value.join(cellSeparator) : '';
    case 'rows':
    case 'rich_text':
      return JSON.stringify(value);
    case 'choice':
      return labelOf(form.limits.options, value, language);
    default:
      return String(value);
  }
}

function labelOf(options: unknown, value: unknown, language: Language): string {
  const found = Array.isArray(options) ? options.find((option) => option.value === value) : undefined;
  return found ? found.label[language] : String(value);
}
