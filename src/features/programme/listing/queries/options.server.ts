import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Localised } from '#i18n/localised.ts';
import { accessibilityKinds } from '../../accessibility/kinds.ts';
import type { FilterKey } from '../../filter/filter.ts';

export type OptionRow = { key: FilterKey; id: number; name: Localised; show_in_filter: boolean };

export async function readOptions(db: Database): Promise<OptionRow[]> {
  const { rows } = await sql<OptionRow>`
    select 'room' as key, id, name, true as show_in_filter, sort from ${sql.table('room')}
    union all select 'type', id, name, true, sort from ${sql.table('exhibition_type')}
    union all select 'tag', id, name, show_in_filter, sort from ${sql.table('tag')}
    union all select 'series', id, name, show_in_filter, sort from ${sql.table('series')} where is_online
    union all select 'genre', id, name, true, sort from ${sql.table('genre')}
    order by sort, id`.execute(db);
  return [...rows, ...accessibilityKinds.map(({ id, name }) => ({ key: 'accessibility' as const, id, name, show_in_filter: true }))];
}
