import type { Database } from '#db/database.server.ts';
import type { Settings } from '#features/settings/index.server.ts';
import type { Day } from '#i18n/berlin-time.ts';
import type { FeedIdentity } from './feed-identity.ts';
import { storedIdentity, storeIdentity } from './queries.server.ts';

type Site = { db: Database /** Public address without trailing slash. */; baseUrl: string; now: Date };

/**
 * Under what name the site's events are known to calendars and feed readers: its host and the day of its first feed. It is
 * stored then and kept, so that no subscriber gets everything twice when the host changes. On a machine of one's own nothing is stored.
 */
export async function feedIdentity({ feed_identity: known }: Pick<Settings, 'feed_identity'>, { db, baseUrl, now }: Site): Promise<FeedIdentity> {
  if (known) return known;
  const host = new URL(baseUrl).hostname;
  if (isLocal(host)) return { host, since: anyDay };
  await storeIdentity(db, host, now);
  // Another process may have been first.
  const { value } = await storedIdentity(db);
  return value as FeedIdentity; // one or the other has just been stored
}

const anyDay: Day = '2000-01-01';
const isLocal = (host: string): boolean => /^(localhost|127\.|\[::1\])|\.localhost$/.test(host);
