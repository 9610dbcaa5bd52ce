import { type FieldsOf, type KnownBlock, readFields } from '#content/index.ts';
import type { LoaderContext } from '#features/cms/index.server.ts';
import { venuesById } from '#features/venues/index.server.ts';
import type { VenueCardData } from '#features/venues/index.ts';
import type { venue } from './block.ts';

/** By block id: one query, however many blocks. */
export async function loadVenues(blocks: readonly KnownBlock[], { db, language }: LoaderContext): Promise<ReadonlyMap<string, VenueCardData>> {
  // readFields makes the fields of the declaration of whatever is stored.
  const chosen = blocks.map((block) => ({ block: block.block.id, venue: (readFields(block) as FieldsOf<typeof venue>).venue }));
  const venues = await venuesById(db, [...new Set(chosen.flatMap((one) => one.venue ?? []))], language);
  return new Map(
    chosen.flatMap(({ block, venue: id }) => {
      const card = id === null ? undefined : venues.get(id);
      return card ? [[block, card] as const] : [];
    }),
  );
}
