import type { Database } from '#db/database.server.ts';
import type { Settings } from '#features/settings/index.server.ts';
import { dayOf } from '#i18n/berlin-time.ts';
import type { FeedIdentity } from './feed-identity.ts';

export const key = 'feed_identity' satisfies keyof Settings;

export const storeIdentity = (db: Database, host: string, now: Date) =>
  db
    .insertInto('setting')
    .values({ key, value: JSON.stringify({ host, since: dayOf(now) } satisfies FeedIdentity) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const storedIdentity = (db: Database) => db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirstOrThrow();
