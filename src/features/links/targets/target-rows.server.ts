import { dayOf } from '#i18n/berlin-time.ts';
import { displayDate, displayTime } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { choose } from '#i18n/localised.ts';
import { slugOf } from '#i18n/slug.ts';
import { href } from '#routes.ts';
import type { LinkTarget } from '../contract.ts';
import type { TargetRow } from './queries/target-rows.server.ts';

export type Reader = { readonly language: Language; readonly now: Date };

/** The one place where such a row becomes JSON. */
export function presentTarget(row: TargetRow, { language, now }: Reader): LinkTarget {
  const { text: title, lang } = choose(row.title, language);
  const state = !row.is_shown ? 'offline' : row.shown_from && row.shown_from > now ? 'planned' : 'public';
  return { kind: row.kind, id: row.id, title, ...(lang && { lang }), detail: detailOf(row, language), urls: urlsOf(row), state };
}

function urlsOf({ kind, id, title, urls }: TargetRow): LinkTarget['urls'] {
  if (kind === 'page') return { de: urls?.de ?? '', ...(urls?.en && { en: urls.en }) };
  if (kind === 'document') {
    const url = `/media/files/${id}-${urls?.file}`;
    return { de: url, en: url };
  }
  const of = (language: Language) => href(kind, language, { slug: slugOf(choose(title, language).text), id });
  return { de: of('de'), en: of('en') };
}

function detailOf({ kind, date_start, time_known, room, urls }: TargetRow, language: Language): string {
  if (kind === 'document') return urls?.name ?? '';
  if (!date_start) return '';
  return [displayDate(language, dayOf(date_start)), time_known && displayTime(language, date_start), choose(room, language).text].filter(Boolean).join(', ');
}
