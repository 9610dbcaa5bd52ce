import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { foldName } from '#i18n/fold-name.ts';
import { keyOfSource, type NamedSource } from '../../named-source/named-sources.server.ts';

export type SettledSource = {
  /** Its name, or what the names of its files have in common. */
  name: string;
  dates: number;
  again: number;
  /** Of what the names of the files would have it be, dates within the same days, where none of them is in the files. */
  others: number;
  /** What that is called; where the file has no date of any and is on days of none, the other sources whose files are called so. */
  other: string;
};

/** `shared`: dates that are in the files as well, or whose repeating event is, which may have been moved. */
type Known = { source: string; dates: number; again: number; shared: number; within: number };

/** Behind the name that files of several sources share. */
const memberMark = ' #';
const memberOf = (key: string, number: number): string => (number === 1 ? key : `${key}${memberMark}${number}`);

/**
 * Says which source the files of a run are, once all is read: of those whose files are called so, the one that has most of their
 * dates. Where none has any of them although there are such of the same days, they are a source of their own: two systems that
 * both call their files “export”. A source that is named anew takes over what it is found to be, or what it is called like. In the transaction of the run.
 */
export async function settleSources(db: Database, named: { source: NamedSource; fileKey: string } | null): Promise<SettledSource[]> {
  const { rows } = await sql<{ source: string }>`select distinct source from import_seen order by source`.execute(db);
  if (named) return rows.length > 0 ? [await settleNamed(db, named)] : [];
  const settled: SettledSource[] = [];
  for (const { source } of rows) settled.push(await settleFiles(db, source));
  return settled;
}

async function settleFiles(db: Database, key: string): Promise<SettledSource> {
  const members = await knownDates(db, key, sql`source = ${key} or starts_with(source, ${key + memberMark})`);
  const others = members.reduce((sum, { within }) => sum + within, 0);
  const [best] = members;
  const found = best && (best.shared > 0 || others === 0) ? best : null;
  if (found || members.length === 0) {
    await moveTo(db, key, found?.source ?? key);
    const alike = found?.shared === 0 ? members.slice(1).map(({ source }) => source) : [];
    return { name: found?.source ?? key, dates: found?.dates ?? 0, again: found?.again ?? 0, others: 0, other: alike.join(', ') };
  }
  let number = 2;
  while (members.some(({ source }) => source === memberOf(key, number))) number += 1;
  const own = members.some(({ source }) => source === key) ? memberOf(key, number) : key;
  await moveTo(db, key, own);
  return { name: own, dates: 0, again: 0, others, other: key };
}

async function settleNamed(db: Database, { source: { name, isNew }, fileKey }: { source: NamedSource; fileKey: string }): Promise<SettledSource> {
  const key = keyOfSource(name);
  const called = [foldName(name), name.toLowerCase()];
  if (!isNew) {
    const [its] = await knownDates(db, key, sql`source = ${key}`);
    const isOther = its !== undefined && its.shared === 0 && its.within > 0;
    return { name, dates: its?.dates ?? 0, again: its?.again ?? 0, others: isOther ? its.within : 0, other: isOther ? name : '' };
  }
  const members = await knownDates(db, key, sql`source = any(${called}) or source = ${fileKey} or starts_with(source, ${fileKey + memberMark})`);
  const named = members.filter(({ source }) => called.includes(source));
  const others = members.reduce((sum, { within }) => sum + within, 0);
  const found = members.filter(({ shared }) => shared > 0).slice(0, 1);
  const taken = named.length > 0 ? named : found.length > 0 ? found : others === 0 ? members.filter(({ source }) => source === fileKey) : [];
  await sql`update imported_record set source = ${key} where source = any(${taken.map(({ source }) => source)})`.execute(db);
  const sum = (field: 'dates' | 'again') => taken.reduce((all, row) => all + row[field], 0);
  const isOther = taken.length === 0 && others > 0;
  return { name, dates: sum('dates'), again: sum('again'), others: isOther ? others : 0, other: isOther ? fileKey : '' };
}

/** The dates of earlier files by their source, first of those sources that have most of what was read under `key`. */
async function knownDates(db: Database, key: string, condition: ReturnType<typeof sql>): Promise<Known[]> {
  const { rows } = await sql<Known>`
    with span as (select min(day) as first, max(day) as last from import_seen where source = ${key}),
    known as (
      select coalesce(s.known_as, m.source) as source, s.source is not distinct from ${key} as is_again,
        exists (select from import_seen its where its.source = ${key} and its.occurrence_of = m.occurrence_of) as is_moved, (e.date_start at time zone 'Europe/Berlin')::date as day
      from imported_record m join event e on e.identifier = m.identifier left join import_seen s on s.identifier = m.identifier
      where m.kind = 'event' and (s.identifier is null or s.known_as is not null))
    select source, count(*)::int as dates, (count(*) filter (where is_again))::int as again,
      (count(*) filter (where is_again or is_moved))::int as shared, (count(*) filter (where day between first and last))::int as within
    from known, span where ${condition} group by source order by shared desc, dates desc, source`.execute(db);
  return rows;
}

/** What was read under the key of files, but for dates that are another's of the same name, is of this source. */
async function moveTo(db: Database, key: string, source: string): Promise<void> {
  if (source === key) return;
  await sql`update imported_record m set source = ${source} from import_seen s
    where m.kind = 'event' and m.source = ${key} and s.identifier = m.identifier and s.source = ${key} and s.known_as is distinct from ${key}`.execute(db);
  await sql`update import_seen set source = ${source} where source = ${key}`.execute(db);
}
