import type { Database } from '#db/database.server.ts';
import type { Settings } from '#features/settings/index.server.ts';
import { type Day, dayOf } from '#i18n/berlin-time.ts';
import type { FeedIdentity } from './feed-identity.ts';

type Site = { db: Database /** Public address without trailing slash. */; baseUrl: string; now: Date };

/**
 * Under what name the site's events are known to calendars and feed readers: its host and the day of its first feed. It is
 * stored then and kept, so that no subscriber gets everything twice when the host changes. On a machine of one's own nothing is stored.
 */
export async function feedIdentity({ feed_identity: known }: Pick<Settings, 'feed_identity'>, { db, baseUrl, now }: Site): Promise<FeedIdentity> {
  if (known) return known;
  const host = new URL(baseUrl).hostname;
  if (isLocal(host)) return { host, since: anyDay };
  await db
    .insertInto('setting')
    .values({ key, value: JSON.stringify({ host, since: dayOf(now) } satisfies FeedIdentity) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Another process may have been first.
  const { value } = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirstOrThrow();
  return value as FeedIdentity; // one or the other has just been stored
}

const key = 'feed_identity' satisfies keyof Settings;
const anyDay: Day = '2000-01-01';
const isLocal = (host: string): boolean => /^(localhost|127\.|\[::1\])|\.localhost$/.test(host);
