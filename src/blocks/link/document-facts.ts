import { displaySize } from '#features/media/index.ts';
import { dayOf } from '#i18n/berlin-time.ts';
import { displayDate, displayTime } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { t } from './strings.ts';

/** `size` in bytes; `available_from` (ISO 8601) while visitors do not get it yet. */
export type LinkedDocument = { url: string; name: string; size: number; content_type: string; page_count: number | null; available_from: string | null };

/** What one gets behind a link, or from when on: 'PDF, 1,2 MB, 12 Seiten'. */
export function documentFacts({ name, size, page_count: n, available_from: from }: LinkedDocument, language: Language): string {
  if (from) return t(language, 'available_from', { date: displayDate(language, dayOf(new Date(from))), time: displayTime(language, new Date(from)) });
  const kind = /\.(\w{2,4})$/.exec(name)?.[1]?.toUpperCase();
  return [kind, displaySize(language, size), n !== null && t(language, 'pages', { n })].filter(Boolean).join(', ');
}
