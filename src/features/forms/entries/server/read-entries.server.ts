import type { RequestContext } from '#api/request-context.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import { choose } from '#i18n/localised.ts';
import { answerText, type StoredAnswer } from '../../definition/stored-answer.ts';
import type { EntryRow } from '../contract.ts';
import { entryRows } from './queries/entries.server.ts';
import type { Narrowing } from './queries/matching.server.ts';

/** A page of the entries of a form, the newest first. One statement. */
export async function readEntryRows(
  { db, user, language }: RequestContext,
  form: number,
  narrowing: Narrowing,
  { page, page_size }: { page: number; page_size: number },
): Promise<EntryRow[]> {
  const rows = await entryRows(db, form, narrowing, user?.id, page_size, page);
  return rows.map(({ first, created_at, delete_at, ...row }) => ({
    ...row,
    created_at: toBerlinIso(created_at),
    delete_at: toBerlinIso(delete_at),
    summary: first.map((answer) => ({ ...labelOf(answer, language), text: answerText(answer, language).slice(0, 200) })),
  }));
}

/** The question as it was asked; `lang` where that was in the other language. */
export function labelOf({ label, slug }: Pick<StoredAnswer, 'label' | 'slug'>, language: Language): { label: string; lang?: Language } {
  const { text, lang } = choose(label, language);
  return { label: text || slug, ...(lang && { lang }) };
}
