import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import { sortName } from '#i18n/sort-name.ts';
import type { ImportStats } from '../import-stats.ts';
import type { Prepared, WantedPerson, WantedWork } from '../prepare.ts';
import type { Known } from './known.server.ts';

export const personKey = ({ kind, name }: WantedPerson): string => `${kind}:${name}`;

/** Makes the persons and ensembles that these events name and that are not there yet. */
export async function makePeople(db: Database, known: Known, events: Prepared[], stats: ImportStats): Promise<void> {
  const missing = new Map<string, WantedPerson & { sort_name: string }>();
  const want = (person: WantedPerson | null) => {
    if (person === null || known.persons.has(personKey(person))) return;
    missing.set(personKey(person), { ...person, sort_name: sortName(person.name, person.kind) });
  };
  for (const event of events) {
    for (const { person } of event.credits) want(person);
    for (const { composer } of event.works) want(composer);
  }
  if (missing.size === 0) return;
  const rows = JSON.stringify([...missing.values()]);
  const found = await sql<WantedPerson & { id: number; is_new: boolean }>`
    with wanted as (select * from jsonb_to_recordset(${rows}::jsonb) as r(kind person_kind, name text, sort_name text)),
    made as (insert into person (kind, name, sort_name) select w.* from wanted w where not exists
      (select from person p where p.kind = w.kind and p.name = w.name) returning id, kind, name)
    select id, kind, name, true as is_new from made
    union all select p.id, p.kind, p.name, false from person p join wanted w on p.kind = w.kind and p.name = w.name`.execute(db);
  for (const row of found.rows) {
    known.persons.set(personKey(row), row.id);
    if (row.is_new) stats.made[row.kind === 'person' ? 'persons' : 'ensembles'] += 1;
  }
}

/** Makes the works that these events name; their composers are there. */
export async function makeWorks(db: Database, known: Known, events: Prepared[], stats: ImportStats): Promise<void> {
  const missing = new Map<string, WantedWork>();
  for (const event of events) for (const work of event.works) if (!known.works.has(work.key) && !missing.has(work.key)) missing.set(work.key, work);
  if (missing.size === 0) return;
  const rows = [...missing.values()].map(({ key, title, composer }) => ({ key, title, composer_id: composer && idOfPerson(known, composer) }));
  const found = await sql<{ id: number; key: string; is_new: boolean }>`
    with wanted as (select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(key text, title jsonb, composer_id int)),
    made as (insert into work (key, title, composer_id) select w.* from wanted w where not exists
      (select from work where work.key = w.key) returning id, key)
    select id, key, true as is_new from made
    union all select work.id, work.key, false from work join wanted using (key)`.execute(db);
  for (const row of found.rows) {
    known.works.set(row.key, row.id);
    if (row.is_new) stats.made.works += 1;
  }
}

export function idOfPerson(known: Known, person: WantedPerson): number {
  const id = known.persons.get(personKey(person));
  if (id === undefined) throw new Error(`No person was made for "${person.name}".`);
  return id;
}

export function idOfWork(known: Known, { key }: WantedWork): number {
  const id = known.works.get(key);
  if (id === undefined) throw new Error(`No work was made for "${key}".`);
  return id;
}
