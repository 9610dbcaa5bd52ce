import type { Day } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import type { ExportedDate } from '../dates/exported-date.ts';
import type { DateField, FieldName } from './fields.ts';

/** What every format is made from: the same dates, in one language or both. */
export type Programme = {
  dates: readonly ExportedDate[];
  fields: readonly DateField[];
  languages: readonly Language[];
  reader: Language;
  from: Day;
  until: Day;
  /** How the venue calls itself. */
  venue: string;
  /** What a receiver calls the fields, and whether it wants those alone. */
  names?: readonly FieldName[];
  onlyNamed?: boolean;
  /** Address of the site without trailing slash. */
  baseUrl: string;
};
