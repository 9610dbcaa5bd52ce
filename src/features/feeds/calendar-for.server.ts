import type { Database } from '#db/database.server.ts';
import { settingsReader } from '#features/settings/index.server.ts';
import type { Day } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import { eventsById } from './events/events.server.ts';
import { type AnyOf, withdrawnEvents } from './events/queries/withdrawn.server.ts';
import { writeCalendar } from './ical/ical.ts';
import { feedIdentity } from './identity.server.ts';

type FeedContext = { db: Database; baseUrl: string; now: Date };
type Options = { language: Language; name: string; withdrawn: AnyOf & { date: Day } };

/** A calendar to subscribe to of events by their ids, with those of the same choice that are not shown any more. */
export async function calendarFor(
  { db, baseUrl, now }: FeedContext,
  ids: readonly number[],
  { language, name, withdrawn: { date, ...anyOf } }: Options,
): Promise<string> {
  const settings = await settingsReader(db).read();
  const identity = await feedIdentity(settings, { db, baseUrl, now });
  const events = await eventsById(db, ids, { language, settings, now });
  const withdrawn = await withdrawnEvents(db, { date, anyOf });
  const inOrder = ids.flatMap((id) => events.get(id) ?? []);
  return writeCalendar(inOrder, { baseUrl, identity, language, name, withdrawn });
}
