import { toBerlinIso } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import { choose, type Localised } from '#i18n/localised.ts';
import type { FormFieldKind } from '../../definition/field-kinds.ts';
import { answerText, type StoredAnswer } from '../../definition/stored-answer.ts';
import { t } from './strings.ts';

/** A question as a column: of the form now, or one that only entries still have. */
export type ExportedField = {
  readonly id: number;
  readonly slug: string;
  readonly kind: FormFieldKind;
  readonly label: Localised;
  readonly isRemoved: boolean;
};

export type ExportedEntry = {
  readonly id: number;
  readonly created_at: Date;
  readonly delete_at: Date;
  readonly language: Language;
  readonly status: 'unconfirmed' | 'new' | 'done';
  readonly note: string;
  readonly assigned_to: string | null;
  readonly answers: readonly StoredAnswer[];
  readonly files: readonly { readonly field_id: number | null; readonly name: string }[];
};

/** A text, a number, or a day or moment in Berlin as ISO 8601 without an offset. */
export type ExportedCell = { readonly text: string } | { readonly number: number; readonly text: string } | { readonly at: string; readonly text: string };

export type ExportedTable = { readonly headings: readonly string[]; readonly rows: readonly (readonly ExportedCell[])[] };

/** Entries as rows and questions as columns, by their numbers: a question that was called otherwise is in the same column. */
export function exportTable(fields: readonly ExportedField[], entries: readonly ExportedEntry[], language: Language): ExportedTable {
  const headingOf = ({ label, slug, isRemoved }: ExportedField) => {
    const name = choose(label, language).text || slug;
    return isRemoved ? t(language, 'removed', { name }) : name;
  };
  const own = (['number', 'date', 'language', 'status', 'assigned_to'] as const).map((key) => t(language, key));
  return {
    headings: [...own, ...fields.map(headingOf), t(language, 'note'), t(language, 'delete_at')],
    rows: entries.map((entry) => [
      { number: entry.id, text: String(entry.id) },
      momentCell(toBerlinIso(entry.created_at).slice(0, 16)),
      { text: t(language, entry.language) },
      { text: t(language, `status_${entry.status}`) },
      { text: entry.assigned_to ?? '' },
      ...fields.map((field) => answerCell(field, entry, language)),
      { text: entry.note },
      dayCell(toBerlinIso(entry.delete_at).slice(0, 10)),
    ]),
  };
}

function answerCell({ id }: ExportedField, { answers, files }: ExportedEntry, language: Language): ExportedCell {
  const answer = answers.find(({ field }) => field === id);
  if (!answer) return { text: '' };
  if (answer.kind === 'file') {
    const names = files.filter(({ field_id }) => field_id === id).map(({ name }) => name);
    return { text: names.join(', ') };
  }
  const { kind, value } = answer;
  const text = answerText(answer, language);
  if (typeof value !== 'string') return { text };
  if (kind === 'number') {
    const number = Number(value.replace(',', '.'));
    return Number.isFinite(number) ? { number, text } : { text };
  }
  if ((kind === 'date' || kind === 'birthday') && /^\d{4}-\d\d-\d\d$/.test(value)) return dayCell(value);
  return kind === 'datetime' && /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value) ? momentCell(value.slice(0, 16)) : { text };
}

const dayCell = (day: string): ExportedCell => ({ at: day, text: day.split('-').reverse().join('/') });
const momentCell = (moment: string): ExportedCell => ({
  at: moment,
  text: `${moment.slice(0, 10).split('-').reverse().join('/')}, ${moment.slice(11).replace(':', '.')}`,
});
