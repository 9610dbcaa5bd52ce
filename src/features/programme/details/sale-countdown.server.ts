import { setStaleAt } from '#db/read-dependencies.server.ts';
import { addDays, type Day, dayOf, instantAt, toBerlinIso } from '#i18n/berlin-time.ts';
import { displayTime } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { defineStrings } from '#i18n/strings.ts';
import type { TicketFacts } from './details.ts';
import { presalesOf, whomOf } from './sale-groups.ts';

/** To whomever, in days of Berlin's calendar, until midnight; null where none is to come. */
export function presentCountdown(facts: TicketFacts, { language, now }: { language: Language; now: Date }): { to: string; text: string; when: string } | null {
  const groups = presalesOf(facts).map((presale) => ({ starts: presale.starts, text: t(language, 'group', { whom: whomOf(presale, language) }) }));
  const all = facts.sale_starts === undefined ? [] : [{ starts: new Date(facts.sale_starts), text: t(language, 'all') }];
  const next = [...groups, ...all].find(({ starts }) => starts > now);
  if (!next) return null;
  const today = dayOf(now);
  setStaleAt(next.starts);
  setStaleAt(instantAt(addDays(today, 1)));
  const days = daysBetween(today, dayOf(next.starts));
  const at = displayTime(language, next.starts);
  const when = days === 0 ? t(language, 'today', { at }) : days === 1 ? t(language, 'tomorrow', { at }) : t(language, 'days', { n: days });
  return { to: toBerlinIso(next.starts), text: next.text, when };
}

const daysBetween = (from: Day, to: Day): number => Math.round((Date.parse(`${to}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / 86_400_000);

const t = defineStrings({
  all: { de: 'Der Vorverkauf beginnt', en: 'The sale begins' },
  group: { de: 'Der Vorverkauf für {whom} beginnt', en: 'The sale to {whom} begins' },
  today: { de: 'heute um {at}', en: 'today at {at}' },
  tomorrow: { de: 'morgen um {at}', en: 'tomorrow at {at}' },
  days: { de: 'in {n} Tag|in {n} Tagen', en: 'in {n} day|in {n} days' },
});
