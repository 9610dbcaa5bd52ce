import type { Database } from '#db/database.server.ts';
import type { EventChange } from './contract.ts';
import { checkedMedia, checkedPartners, checkImage, storeMedia, storePartners, withDetails, withWords } from './form/index.server.ts';
import { raiseRevision, setColumns } from './queries/events.server.ts';

/** Writes what has changed of an event; throws before it has written anything where something cannot be. */
export async function storeEvent(db: Database, id: number, stored: unknown, change: EventChange): Promise<void> {
  const { image_id, important_info, accessibility_ids, details, media } = change;
  await checkImage(db, image_id);
  const shown = media && (await checkedMedia(db, media));
  const partners = await checkedPartners(db, change);
  const columns = {
    ...(image_id !== undefined && { image_id }),
    ...(important_info && { important_info: JSON.stringify(withWords(important_info)) }),
    ...(accessibility_ids && { accessibility_ids: [...new Set(accessibility_ids)].toSorted((a, b) => a - b) }),
    ...(details && { details: JSON.stringify(withDetails(stored, details)) }),
  };
  if (Object.keys(columns).length > 0) await setColumns(db, id, columns);
  const owner = { column: 'event_id', id } as const;
  if (shown) await storeMedia(db, owner, shown);
  if (partners) await storePartners(db, owner, change);
  // What stands beside its row is a write of the event all the same, on which the next one is made.
  if (shown || partners) await raiseRevision(db, id);
}
