import { sql } from 'kysely';
import { addDays, type Day } from '#i18n/berlin-time.ts';
import { teasers } from '../content/teasers.ts';
import { accessibility } from '../content/vocabulary.ts';
import { ownDetails } from '../details/details.ts';
import type { ScheduledEvent } from '../plan/scheduled-event.ts';
import { savePoster } from './images.server.ts';
import { type IdOf, insertAll, linkAll, type Store } from './insert.server.ts';
import type { Cast } from './people.server.ts';
import { json, type Vocabulary } from './vocabulary.server.ts';

/** By link tables, whose triggers keep the arrays. */
export async function storeEvents(db: Store, names: Vocabulary & Cast, production: IdOf<string>, events: readonly ScheduledEvent[]): Promise<void> {
  const ids = await insertAll(
    db,
    'event',
    events.map((event) => ({
      production_id: production(event.production),
      title: event.title && json(event.title),
      subtitle: event.subtitle && json(event.subtitle),
      important_info: json(event.importantInfo ?? {}),
      date_start: event.dateStart,
      date_end: event.dateEnd,
      time_known: event.timeKnown,
      room_id: names.room(event.room),
      type_id: names.type(event.type),
      status: event.status,
      status_note: json(event.statusNote ?? {}),
      accessibility_ids: event.accessibility.map((key) => accessibility[key]),
      details: JSON.stringify({ ...ownDetails(event.accessibility), ...event.sale }),
      id_jet: event.idJet,
      ticket_url: event.ticketUrl,
      seat_groups: json(event.seatGroups),
      prices: json(event.prices),
    })),
  );
  const withId = events.flatMap((event, index) => {
    const event_id = ids[index];
    return event_id === undefined ? [] : [{ event, event_id }];
  });
  for (const { event, event_id } of withId) {
    if (event.rescheduledTo === null) continue;
    await db
      .updateTable('event')
      .set({ rescheduled_to: ids[event.rescheduledTo] ?? null })
      .where('id', '=', event_id)
      .execute();
  }
  await linkAll(
    db,
    'event_tag',
    withId.flatMap(({ event, event_id }) => event.tags.map((tag) => ({ event_id, tag_id: names.tag(tag) }))),
  );
  await linkAll(
    db,
    'event_series',
    withId.flatMap(({ event, event_id }) => event.series.map((series) => ({ event_id, series_id: names.series(series) }))),
  );
  await linkAll(
    db,
    'event_genre',
    withId.flatMap(({ event, event_id }) => event.genres.map((genre) => ({ event_id, genre_id: names.genre(genre) }))),
  );
  await insertAll(
    db,
    'credit',
    withId.flatMap(({ event, event_id }) =>
      event.credits.map(([person, role], position) => ({ event_id, person_id: names.person(person), role_id: names.role(role), position })),
    ),
  );
}

/** All dates of a production are told at once, some months ahead; cancellations some days ago. */
export async function storeNews(db: Store, today: Day): Promise<void> {
  await db.deleteFrom('programme_news').execute();
  await sql`
    insert into programme_news (event_id, kind, at)
    select id, 'announced', least(
        min(date_start) over (partition by production_id) - interval '150 days',
        (${today}::date + time '10:00') at time zone 'Europe/Berlin' - (1 + production_id % 60) * interval '1 day')
    from event where day >= ${today}::date
    union all
    select id, status::text::programme_news_kind, least(
        date_start - interval '10 days', (${today}::date + time '11:30') at time zone 'Europe/Berlin' - (1 + id % 9) * interval '1 day')
    from event where day >= ${today}::date and status <> 'scheduled'
    order by 3, 1`.execute(db);
}

export async function storeTeasers(db: Store, today: Day, dataDir: string): Promise<void> {
  const rows = [];
  for (const { key, offset, motif, preline, headline, subline, linkText, link } of teasers) {
    rows.push({
      name: key,
      preline: json(preline ?? {}),
      headline: json(headline),
      subline: json(subline),
      link: json(link),
      link_text: json(linkText),
      image_id: await savePoster(db, dataDir, { motif, title: headline }),
      position: addDays(today, offset),
    });
  }
  await insertAll(db, 'teaser', rows);
}
