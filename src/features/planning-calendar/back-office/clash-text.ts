import { clockTime, displayDate } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import type { CalendarClash } from '../contract.ts';
import { t } from './strings.ts';

/** What clashes and why: 'Studio stört Großer Saal: Wozzeck, Sa 12/12/2026, 19.30'. */
export function clashText(language: Language, { kind, other, people, rooms, date_start }: CalendarClash): string {
  const when = `${displayDate(language, date_start.slice(0, 10))}, ${clockTime(new Date(date_start))}`;
  return t(language, `clash_${kind}`, { name: other.label, when, people: people.join(', '), other: rooms[0] ?? '', own: rooms[1] ?? '' });
}
