import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { displayDate, displayTime } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { choose, ownOr } from '#i18n/localised.ts';
import { searchWordsOf } from '#i18n/search-words.ts';
import { hasWord } from '#resources/index.server.ts';
import { stillOnMinutes } from '../../limits.ts';
import { endsLater } from '../../listing/queries/conditions.server.ts';
import { overAt } from '../../period.ts';
import { eventRows } from '../../presenter/queries/event-rows.server.ts';
import { eventStore } from '../../records/event.resource.server.ts';
import type { EventChoice } from '../contract.ts';
import { maxEventChoices } from '../limits.ts';
import { t } from '../strings.ts';

type Reader = { readonly db: Database; readonly language: Language; readonly now: Date };

/** Dates for somebody who picks single ones: of those that are not over the next whose titles have all the words; or with `ids` these, over or not. One statement. */
export async function eventChoices({ db, language, now }: Reader, typed: string, ids: readonly number[] | undefined): Promise<EventChoice[]> {
  const rows = await eventRows(db)
    .select('event.is_online')
    .where('event.id', 'in', ids ? [...ids] : nextMatches(db, typed, now))
    .orderBy('event.date_start')
    .orderBy('event.id')
    .execute();
  return rows.map((row) => {
    const { text: label, lang } = choose(ownOr(row.own_title, row.title), language);
    const place = [displayDate(language, row.day), row.time_known && displayTime(language, row.date_start), choose(row.room_name, language).text];
    const state = overAt(row) <= now ? 'over' : row.is_online ? null : 'offline';
    const detail = [place.filter(Boolean).join(', '), ...(state ? [t(language, state)] : [])].join(' – ');
    return { id: row.id, label, ...(lang && { lang }), detail };
  });
}

/** What begins later is read in the order of its dates, no further than asked; few last longer than their day, and an index knows them. */
function nextMatches(db: Database, typed: string, now: Date) {
  const hasWords = searchWordsOf(typed).map(({ plain }) => hasWord(eventStore, 'event', { text: plain }));
  const startedAfter = new Date(now.getTime() - stillOnMinutes * 60_000);
  const some = (isOn: RawBuilder<boolean>) =>
    db
      .selectFrom('event')
      .select(['event.id', 'event.date_start'])
      .where((eb) => eb.and([isOn, ...hasWords]))
      .orderBy('event.date_start')
      .orderBy('event.id')
      .limit(maxEventChoices);
  const begins = some(sql<boolean>`${sql.ref('event.date_start')} > ${startedAfter}`);
  const lasts = some(
    sql<boolean>`${sql.ref('event.is_online')} = true and ${endsLater('event')} and ${sql.ref('event.date_start')} <= ${startedAfter} and ${sql.ref('event.date_end')} > ${now}`,
  );
  return db
    .selectFrom(
      db
        .selectFrom(lasts.as('lasting'))
        .select(['lasting.id', 'lasting.date_start'])
        .unionAll(db.selectFrom(begins.as('beginning')).select(['beginning.id', 'beginning.date_start']))
        .as('found'),
    )
    .select('found.id')
    .orderBy('found.date_start')
    .orderBy('found.id')
    .limit(maxEventChoices);
}
