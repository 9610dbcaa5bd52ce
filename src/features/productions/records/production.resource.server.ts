import { sql } from 'kysely';
import { copyPartsOf } from '#features/programme/index.server.ts';
import { checkItem } from '#features/releases/index.server.ts';
import { storedIn } from '#resources/index.server.ts';
import { production } from './production.resource.ts';
import { setTypeOfDates, typeOfProduction } from './queries.server.ts';

export const productionStore = storedIn(production, {
  links: { tags: { table: 'production_tag', own: 'production_id', other: 'tag_id' } },
  parts: { press_pictures: { table: 'press_picture', own: 'production_id', order: 'position' } },
  dropped: ['press_link', 'press_fetch'],
  counted: { dates: (id) => sql<number>`(select count(*) from event where event.production_id = ${id})` },
  check: checkItem('production'),
  copyParts: copyPartsOf('production'),
  derive: ({ identifier }) => ({ identifier: identifier || null }),
  // Dates that were of its kind stay so; one that differs keeps its own.
  changed: async (id, { db, before }) => {
    const { type_id } = await typeOfProduction(db, id);
    if (before === null || before.type_id === type_id) return;
    await setTypeOfDates(db, id, type_id, Number(before.type_id));
  },
  notedParts: { credits: 'credit', works: 'programme_item', media: 'event_media', partners: 'partnership' },
  owned: { event_media: 'production_id', partnership: 'production_id', credit: 'production_id', programme_item: 'production_id' },
});
