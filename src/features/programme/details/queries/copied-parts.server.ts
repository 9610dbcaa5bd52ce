import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { type CarriedTable, rowTables } from '../carried-tables.ts';
import { saleDetails } from '../details.ts';

const [credits, works] = rowTables.cast;
const [media, partners] = rowTables.media;
/** By the parts of a copy (`copiedParts` of the declarations). */
export const copiedTables: Readonly<Record<string, CarriedTable>> = { credits, works, media, partners };

export const copiedColumns = { event: ['important_info', 'accessibility_ids'], production: ['opening_hours', 'promoter'] } as const;

type Copy = { readonly from: number; readonly to: number; readonly parts: readonly string[] };

/** Gives a date or a production what another has beside its fields. When a sale begins is of each its own. */
export const copyPartsOf =
  (table: 'event' | 'production') =>
  async (db: Database, { from, to, parts }: Copy): Promise<void> => {
    const own = sql.id(`${table}_id`);
    if (parts.includes('details')) {
      const columns = copiedColumns[table];
      const values = sql.join([sql`(source.details - ${[...saleDetails]}::text[])`, ...columns.map((column) => sql.ref(`source.${column}`))]);
      await sql`update ${sql.table(table)} set (details, ${sql.join(columns.map((column) => sql.id(column)))}) = (select ${values} from ${sql.table(table)} source where source.id = ${from}) where id = ${to}`.execute(
        db,
      );
    }
    for (const [part, [name, columns]] of Object.entries(copiedTables)) {
      if (!parts.includes(part)) continue;
      const list = (alias?: string) => sql.join(columns.map((column) => sql.ref(alias ? `${alias}.${column}` : column)));
      await sql`insert into ${sql.table(name)} (${own}, ${list()}) select ${to}::int, ${list('row')} from ${sql.table(name)} row where row.${own} = ${from} order by row.position, row.id`.execute(
        db,
      );
    }
  };
