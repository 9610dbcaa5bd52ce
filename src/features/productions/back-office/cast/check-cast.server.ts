import { problem } from '#api/problem.server.ts';
import type { Database } from '#db/database.server.ts';
import { sortName } from '#i18n/sort-name.ts';
import type { CreditsChange, WorksChange } from './contract.ts';
import { insertPerson, lockRows, personByName } from './queries.server.ts';

/** Whoever and whatever is named by its id is there, and held until it is linked. */
export async function checkCast(db: Database, { credits = [], works = [] }: { credits?: CreditsChange | undefined; works?: WorksChange | undefined }) {
  const idsOf = (values: readonly ({ id?: number | undefined } | object | null)[]) => [
    ...new Set(values.flatMap((value) => (value && 'id' in value && value.id !== undefined ? value.id : []))),
  ];
  const wanted = [
    ['person', idsOf(credits.map(({ person }) => person))],
    ['role', idsOf(credits.map(({ role }) => role))],
    ['work', idsOf(works.map(({ work }) => work))],
  ] as const;
  for (const [table, ids] of wanted) {
    if (ids.length === 0) continue;
    const found = await lockRows(db, table, ids);
    if (found.length < ids.length) throw problem('no_such_option');
  }
}

/** The number of whoever has a name and is of a kind, made where nobody is known. */
export async function personOf(db: Database, name: string, kind: 'person' | 'ensemble'): Promise<number> {
  const found = () => personByName(db, kind, name);
  const known = await found();
  if (known) return known.id;
  const row = { kind, name, sort_name: sortName(name, kind) };
  const made = await insertPerson(db, row);
  return (made ?? (await found()))?.id ?? neverMade(name);
}

function neverMade(name: string): never {
  throw new Error(`"${name}" was neither found nor made.`);
}
