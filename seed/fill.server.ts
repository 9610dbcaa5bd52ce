import { type Kysely, sql } from 'kysely';
import type { Schema } from '#db/schema.ts';
import { type Day, instantAt } from '#i18n/berlin-time.ts';
import { storeServices } from './consent/store-services.server.ts';
import { productions } from './content/productions.ts';
import { fillFurniture } from './furniture/fill-furniture.server.ts';
import { storeArticles } from './magazine/store-articles.server.ts';
import { storeContents } from './pages/store-contents.server.ts';
import { scheduleFor } from './schedule.ts';
import { storeSeriesPages } from './series/store-series.server.ts';
import { storeDetails } from './store/details.server.ts';
import { storeEvents, storeNews, storeTeasers } from './store/events.server.ts';
import { storeForms } from './store/forms.server.ts';
import { storeCast } from './store/people.server.ts';
import { storeProductions } from './store/productions.server.ts';
import { storeSearches } from './store/searches.server.ts';
import { storeTextModules } from './store/text-modules.server.ts';
import { storeVocabulary } from './store/vocabulary.server.ts';
import { storeVenues } from './venues/store-venues.server.ts';

type Options = {
  /** The day in Berlin around which the two seasons lie. */
  readonly today: Day;
  readonly dataDir: string;
};

/** All or nothing; the same day gives the same rows. Throws when the database holds events already. */
export async function fillDemo(db: Kysely<Schema>, { today, dataDir }: Options): Promise<{ events: number; productions: number }> {
  const schedule = scheduleFor(today, productions);
  await withoutTimeLimit(db, (connection) =>
    connection.transaction().execute(async (store) => {
      // Two starts at once: the second waits here and then sees the first one's events.
      await sql`lock table event in share row exclusive mode`.execute(store);
      const present = await store.selectFrom('event').select('id').limit(1).executeTakeFirst();
      if (present) throw new Error('The database already holds events: the demo venue is only put into an empty one.');
      const names = { ...(await storeVocabulary(store, schedule.seasons)), ...(await storeCast(store, dataDir)) };
      const production = await storeProductions(store, names, productions, { schedule, today, dataDir });
      await storeEvents(store, names, production, schedule.events);
      await storeDetails(store, production, productions, { today, dataDir });
      await storeNews(store, today);
      await storeTeasers(store, today, dataDir);
      await fillFurniture(store, { today });
      await storeVenues(store, names, { dataDir });
      await storeSeriesPages(store, names, { dataDir, now: instantAt(today) });
      await storeArticles(store, { ...names, production }, { today, dataDir });
      await storeSearches(store, today);
      await storeTextModules(store);
      await storeForms(store, today);
      await storeServices(store);
      await storeContents(store, { dataDir, now: instantAt(today) });
    }),
  );
  await sql`analyze`.execute(db);
  return { events: schedule.events.length, productions: productions.length };
}

/** A slow machine, or one busy with its first build, may take longer than for any statement of a page. */
const withoutTimeLimit = (db: Kysely<Schema>, run: (connection: Kysely<Schema>) => Promise<void>): Promise<void> =>
  db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    try {
      await run(connection);
    } finally {
      await sql`reset statement_timeout`.execute(connection);
    }
  });
