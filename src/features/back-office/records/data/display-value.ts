import { type Field, plainText, type RichText } from '#content/index.ts';
import { dayOf } from '#i18n/berlin-time.ts';
import { clockTime, displayDate, displayTime } from '#i18n/format.ts';
import { type Language, localeOf } from '#i18n/language.ts';
import { type ChosenText, choose, type Localised } from '#i18n/localised.ts';
import { t } from '../strings.ts';
import { optionsOf, targetOf } from './options-of.ts';
import type { Label, Lookups } from './record-types.ts';

/** A value of a field in words, in one line; '' where there is none. Of a text per language that of the reader, marked where it is in another. */
export function displayValue(field: Field, value: unknown, language: Language, lookups: Lookups): ChosenText {
  if (value === null || value === undefined) return { text: '' };
  if (field.perLanguage) return chooseOf(field, value, language);
  const { kind } = field.form;
  if (kind === 'reference') return asText(labelOf(lookups, targetOf(field), value));
  if (kind === 'references' && Array.isArray(value)) return { text: value.map((id) => labelOf(lookups, targetOf(field), id).label).join(', ') };
  return { text: plainValue(field, value, language, lookups) };
}

function plainValue(field: Field, value: unknown, language: Language, lookups: Lookups): string {
  switch (field.form.kind) {
    case 'switch':
      return t(language, value ? 'yes' : 'no');
    case 'choice':
      return optionsOf(field).find((option) => option.value === value)?.label[language] ?? String(value);
    case 'number':
      return typeof value === 'number' ? value.toLocaleString(localeOf[language], { maximumFractionDigits: 6 }) : String(value);
    case 'money':
      return typeof value === 'number' ? value.toLocaleString(localeOf[language], { style: 'currency', currency: 'EUR' }) : String(value);
    case 'day':
      return typeof value === 'string' && value ? displayDate(language, value) : '';
    case 'instant':
    case 'noted':
      return typeof value === 'string' && value ? instantInWords(value, language) : '';
    case 'time':
      return typeof value === 'string' ? value.replace(':', '.') : '';
    case 'picture':
      return lookups.pictures[String(value)]?.name || `#${String(value)}`;
    case 'words':
      return Array.isArray(value) ? value.join(', ') : '';
    case 'rows':
      return Array.isArray(value) && value.length > 0 ? t(language, 'n_rows', { n: value.length }) : '';
    default:
      return textOf(field, value);
  }
}

/** A text as it is read, without its format. */
const textOf = (field: Field, value: unknown): string => (field.form.kind === 'rich_text' ? plainText(field.normalise(value) as RichText) : String(value)); // of this kind

function chooseOf(field: Field, value: unknown, language: Language): ChosenText {
  if (typeof value !== 'object' || value === null) return { text: '' };
  const texts: Localised = Object.fromEntries(Object.entries(value).map(([one, text]) => [one, textOf(field, text)]));
  return choose(texts, language);
}

/** Of an instant whose hour is not settled the day. */
export const dayInWords = (iso: string, language: Language): string => displayDate(language, dayOf(new Date(iso)));

/** 'Fr 21/11/2026, 19.30 Uhr', of which day and time each stay in one line. */
export function instantInWords(iso: string, language: Language): string {
  const instant = new Date(iso);
  if (Number.isNaN(instant.getTime())) return iso;
  const day = displayDate(language, dayOf(instant));
  const time = language === 'de' ? displayTime(language, instant) : clockTime(instant);
  return `${day.replaceAll(' ', '\u00a0')}, ${time.replaceAll(' ', '\u00a0')}`;
}

/** What a record is called; its number where that is not known. */
export const labelOf = ({ labels }: Lookups, kind: string, id: unknown): Label => labels[kind]?.[String(id)] ?? { label: `#${String(id)}` };

export const asText = ({ label, lang }: Label): ChosenText => ({ text: label, ...(lang && { lang }) });

export const noLookups: Lookups = { labels: {}, pictures: {} };
