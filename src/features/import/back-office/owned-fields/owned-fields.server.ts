import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Localised } from '#i18n/localised.ts';
import { keyOfSource } from '../../named-source/named-sources.server.ts';
import type { ImportedValues } from '../../store/imported-records.server.ts';
import { knownTexts } from '../../store/owners.ts';
import { same } from '../../store/texts.ts';

export type OwnedFields = { source: string; fields: string[] };

type StoredEvent = {
  production_id: number;
  room_id: number;
  type_id: number;
  status: string;
  ticket_url: string | null;
  image_credit: string | null;
  tag_ids: number[];
  series_ids: number[];
  genre_ids: number[];
  title: Localised | null;
  subtitle: Localised | null;
  description: Localised | null;
  status_note: Localised;
  date_start: Date;
  date_end: Date | null;
  time_known: boolean;
};
type Row = StoredEvent & { said: ImportedValues | null; source: string | null };

/** Names of fields of the form, by what the import calls them. */
const plain = {
  production_id: 'production_id',
  room_id: 'room_id',
  type_id: 'type_id',
  status: 'status',
  ticket_url: 'ticket_url',
  image_credit: 'image_credit',
  tag_ids: 'tags',
  series_ids: 'series',
  genre_ids: 'genres',
} as const satisfies Partial<Record<keyof StoredEvent, string>>;
const texts = ['title', 'subtitle', 'description', 'status_note'] as const;
type Plain = keyof typeof plain;

/**
 * The fields of an event that the next import of its source writes: those that hold what it has last read. `source`: its name, or
 * that of its files, empty of what comes from no import. Null where there is no such event.
 */
export async function ownedFields(db: Database, id: number): Promise<OwnedFields | null> {
  const { rows } = await sql<Row>`
    select e.production_id, e.room_id, e.type_id, e.status, e.ticket_url, e.image_credit, e.tag_ids, e.series_ids, e.genre_ids, e.title, e.subtitle,
      e.description, e.status_note, e.date_start, e.date_end, e.time_known, m.said, m.source
    from event e left join imported_record m on m.kind = 'event' and m.identifier = e.identifier where e.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { said: imported, source } = row;
  if (imported === null || source === null) return { source: '', fields: [] };
  const fields: string[] = (Object.keys(plain) as Plain[]).flatMap((name) =>
    isImported(imported, name) && same(imported[name], row[name]) ? [plain[name]] : [],
  );
  if (same(imported.times, JSON.parse(JSON.stringify([row.date_start, row.date_end, row.time_known])))) fields.push('date_start', 'date_end', 'time_known');
  for (const name of texts)
    if (Object.entries(knownTexts(imported, name)).some(([language, text]) => text !== null && row[name]?.[language] === text)) fields.push(name);
  return { source: await nameOf(db, source), fields };
}

const isImported = (imported: ImportedValues, name: Plain): boolean => Object.hasOwn(imported, name) && imported[name] !== null;

async function nameOf(db: Database, source: string): Promise<string> {
  if (!source.startsWith(keyOfSource(''))) return source;
  const { rows } = await sql<{ name: string }>`select name from import_source where key = ${source.slice(1)}`.execute(db);
  return rows[0]?.name ?? '';
}
