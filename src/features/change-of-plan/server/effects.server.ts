import type { Database } from '#db/database.server.ts';
import { calendarStatus, eventsById, type FeedEvent } from '#features/feeds/index.server.ts';
import { presentOther } from '#features/programme/index.server.ts';
import { datesJsonLd, hasTicketLink } from '#features/programme/index.ts';
import type { Settings } from '#features/settings/index.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import { type Language, languages } from '#i18n/language.ts';
import type { PlanEffect } from '../contract.ts';
import { favouritesOf, newsOf, plannedRows, salesOf } from './queries/plans.server.ts';

type Reader = { language: Language; settings: Settings; now: Date };
type Plan = { rescheduled_to: Parameters<typeof datesJsonLd>[0]['rescheduled_to']; previous_date_start: string | null };
/** Dates as visitors, calendars and search engines find them at a moment of this transaction; what they do not find is not in it. */
export type Snapshot = { events: Readonly<Record<Language, ReadonlyMap<number, FeedEvent>>>; plans: ReadonlyMap<number, Plan> };

/** Reads how dates are shown, by what shows them. */
export async function snapshot(db: Database, ids: readonly number[], { language, settings, now }: Reader): Promise<Snapshot> {
  const [de, en, plans] = [
    await eventsById(db, ids, { language: 'de', settings, now }),
    await eventsById(db, ids, { language: 'en', settings, now }),
    await plansOf(db, ids, language),
  ];
  return { events: { de, en }, plans };
}

async function plansOf(db: Database, ids: readonly number[], language: Language): Promise<Map<number, Plan>> {
  if (ids.length === 0) return new Map();
  const rows = await plannedRows(db, ids);
  return new Map(
    rows.map(({ id, new_date, old_date_start, announced_start }) => {
      const start = old_date_start ?? announced_start;
      const to = new_date && {
        ...presentOther(new_date, language),
        date_start: toBerlinIso(new Date(new_date.date_start)),
        time_known: new_date.time_known,
      };
      return [id, { rescheduled_to: to, previous_date_start: start && toBerlinIso(new Date(start)) }];
    }),
  );
}

export type Touched = { id: number; part: PlanEffect['part']; made: boolean; shown: boolean };

/** What is different for visitors, calendars, search engines and the box office between two moments. */
export async function effectsOf(db: Database, touched: readonly Touched[], before: Snapshot, after: Snapshot, language: Language): Promise<PlanEffect[]> {
  const ids = touched.map(({ id }) => id);
  const [news, favourites, sales] = [await newsOf(db, ids), await favouritesOf(db, ids), await salesOf(db, ids)];
  return touched.flatMap(({ id, ...rest }): PlanEffect[] => {
    const [de, en] = languages.map((one) => after.events[one].get(id));
    if (!de || !en) return [];
    const pair = <T>(read: (event: FeedEvent, plan: Plan) => T) => ({
      before: readFrom(before, id, language, read),
      after: readFrom(after, id, language, read),
    });
    return [
      {
        id,
        ...rest,
        cards: { de, en },
        status: pair(({ tickets }) => tickets.text),
        calendar: pair((event) => ({ sequence: event.sequence, status: calendarStatus(event), start: event.date_start })),
        json_ld: pair((event, plan) => {
          const { eventStatus, startDate, previousStartDate } = datesJsonLd({ ...event, ...plan, duration: [] });
          return { eventStatus: eventStatus.replace('https://schema.org/', ''), startDate, ...(previousStartDate && { previousStartDate }) };
        }),
        news: news.get(id) ?? [],
        favourites: favourites.get(id) ?? 0,
        tickets: pair((event) => Boolean(event.ticket_url) && hasTicketLink(event.tickets.state)),
        id_jet: de.id_jet,
        sale: sales.get(id) ?? null,
      },
    ];
  });
}

function readFrom<T>({ events, plans }: Snapshot, id: number, language: Language, read: (event: FeedEvent, plan: Plan) => T): T | null {
  const event = events[language].get(id);
  return event ? read(event, plans.get(id) ?? { rescheduled_to: null, previous_date_start: null }) : null;
}
