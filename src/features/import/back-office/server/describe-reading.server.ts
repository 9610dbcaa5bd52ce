import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { foldName } from '#i18n/fold-name.ts';
import type { Language } from '#i18n/language.ts';
import { choose, type Localised } from '#i18n/localised.ts';
import type { TableFound } from '../../csv/read-csv.server.ts';
import type { NamedSource } from '../../named-source/named-sources.server.ts';
import type { StoredReading } from '../../named-source/stored-reading.ts';
import type { AskedName } from '../../store/known.server.ts';
import type { ProgrammeImportReport } from '../contract.ts';
import { maxShown } from '../limits.ts';
import { labelOf } from './written-dates.server.ts';

type Described = Pick<ProgrammeImportReport, 'source' | 'reading' | 'table' | 'names' | 'options'>;
type Options = {
  language: Language;
  named: NamedSource | null;
  reading: StoredReading;
  table: TableFound | null;
  asked: readonly AskedName[];
  records: Records;
};
type Option = { id: number; name: Localised; of: Localised | null };
type Records = { rooms: Option[]; types: Option[] };

/** The rooms and kinds that names may stand for, before an import makes others. */
export async function readRecords(db: Database): Promise<Records> {
  const rooms = await sql<Option>`
    select r.id, r.name, v.name as of from room r left join venue v on v.id = r.venue_id order by r.sort, r.id limit 1000`.execute(db);
  const types = await sql<Option>`select id, name, null as of from exhibition_type order by sort, id limit 1000`.execute(db);
  return { rooms: rooms.rows, types: types.rows };
}

/** How a file was read, and what one may choose instead. */
export function describeReading({ language, named, reading, table, asked, records: { rooms, types } }: Options): Described {
  const ids = { rooms: new Set(rooms.map(({ id }) => id)), types: new Set(types.map(({ id }) => id)) };
  const isDouble = doubles(rooms, language);
  return {
    source: { name: named?.name ?? '', is_new: named?.isNew ?? false },
    reading,
    table: table && {
      line: table.line,
      headings: table.headings.map(({ heading, column }) => ({ heading, key: foldName(heading), column })),
      has_unclear_dates: table.hasUnclearDates || reading.date_order !== null,
    },
    names: asked.slice(0, maxShown).map(({ kind, key, name, at }) => {
      const id = Object.hasOwn(reading[kind], key) ? reading[kind][key] : undefined;
      return {
        kind,
        key,
        name: choose(name, language).text,
        line: Number(at.slice(at.lastIndexOf(':') + 1)),
        id: id !== undefined && ids[kind].has(id) ? id : null,
      };
    }),
    options: {
      rooms: rooms.map((row) => optionOf(row, language, isDouble(row))),
      types: types.map((row) => optionOf(row, language, false)),
    },
  };
}

function optionOf({ id, name, of }: Option, language: Language, withVenue: boolean) {
  const its = labelOf(name, language);
  return { id, ...its, ...(withVenue && of && { label: `${its.label} (${choose(of, language).text})` }) };
}

/** One then has to know where it is. */
function doubles(rooms: readonly Option[], language: Language): (room: Option) => boolean {
  const counts = new Map<string, number>();
  const nameOf = ({ name }: Option) => choose(name, language).text;
  for (const room of rooms) counts.set(nameOf(room), (counts.get(nameOf(room)) ?? 0) + 1);
  return (room) => (counts.get(nameOf(room)) ?? 0) > 1;
}
