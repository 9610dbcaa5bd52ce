import type { Database } from '#db/database.server.ts';
import { knownRole } from '#features/import/index.ts';
import { withWords } from '#features/programme/back-office/form/index.server.ts';
import { intermissionKey } from '#features/programme/index.server.ts';
import { foldName } from '#i18n/fold-name.ts';
import type { Language } from '#i18n/language.ts';
import { followProduction, storeLists } from './by-date/follow-production.server.ts';
import { castRows } from './by-date/queries.server.ts';
import { listsOf } from './by-date/read-grid.server.ts';
import { personOf } from './check-cast.server.ts';
import type { CreditsChange, WorksChange } from './contract.ts';
import { allRoles, anyPersonByName, deleteWorks, insertRole, insertWork, insertWorks, roleByKey, setWorkTitle, workByKey } from './queries.server.ts';
import { t } from './strings.ts';

/** What is made here stands behind what the venue has put in order. */
const sortOfNew = 1_000;

/** All who take part in a production, each pair of person and role once; dates with a list of their own follow in what they had of it. `language`: of the names of new roles that are not known in both. */
export async function storeCredits(db: Database, production_id: number, credits: CreditsChange, language: Language): Promise<void> {
  const rows = new Map<string, { production_id: number; person_id: number; role_id: number | null; position: number }>();
  for (const { person, role } of credits) {
    const person_id = 'id' in person ? person.id : await personOf(db, person.name, person.kind);
    const role_id = role && ('id' in role ? role.id : await roleOf(db, role.name, language));
    const key = `${person_id} ${role_id}`;
    if (!rows.has(key)) rows.set(key, { production_id, person_id, role_id, position: rows.size });
  }
  const before = listsOf(await castRows(db, production_id));
  const after = [...rows.values()];
  await storeLists(db, production_id, before, { shared: after, own: followProduction(before.own, before.shared, after) });
}

export async function storeWorks(db: Database, production_id: number, works: WorksChange): Promise<void> {
  const rows: { production_id: number; work_id: number; note: string; position: number }[] = [];
  for (const { work, note } of works) {
    rows.push({ production_id, work_id: await workOf(db, work), note: JSON.stringify(withWords(note)), position: rows.length });
  }
  await deleteWorks(db, production_id);
  if (rows.length > 0) await insertWorks(db, rows);
}

/** Roles are few: they are known by their folded names in any language. */
async function roleOf(db: Database, name: string, language: Language): Promise<number> {
  const roles = await allRoles(db);
  const isCalledSo = ({ name: names }: { name: Record<string, string> }) => Object.values(names).some((one) => foldName(one) === foldName(name));
  const listed = knownRole(name);
  const key = listed?.key ?? foldName(name).replaceAll(' ', '-');
  const found = roles.find(isCalledSo) ?? roles.find((role) => role.key === key);
  if (found) return found.id;
  const row = { key, name: JSON.stringify(listed?.name ?? { [language]: name }), sort: sortOfNew };
  const made = await insertRole(db, row);
  return (made ?? (await roleByKey(db, key)))?.id ?? missing(name);
}

/** The work of a row, null an interval; the titles of one that is known are changed where they differ. */
async function workOf(db: Database, work: WorksChange[number]['work']): Promise<number> {
  if (work === null) return keyedWork(db, intermissionKey, t.table.interval, null);
  if ('id' in work) {
    if (work.title) await setWorkTitle(db, work.id, withWords(work.title));
    return work.id;
  }
  const title = withWords(work.title);
  const composer_id = work.composer ? await composerOf(db, work.composer) : null;
  const { de = '' } = title;
  return keyedWork(db, foldName(work.composer ? `${work.composer}: ${de}` : de), title, composer_id);
}

async function keyedWork(db: Database, key: string, title: Record<string, string>, composer_id: number | null): Promise<number> {
  const found = () => workByKey(db, key);
  const known = await found();
  if (known) {
    // What it is called in another language, where nobody has said so yet.
    const both = { ...title, ...known.title };
    if (Object.keys(both).length > Object.keys(known.title).length) await setWorkTitle(db, known.id, both);
    return known.id;
  }
  const made = await insertWork(db, key, title, composer_id);
  return (made ?? (await found()))?.id ?? missing(key);
}

/** A person of that name, else an ensemble, else somebody new. */
async function composerOf(db: Database, name: string): Promise<number> {
  const known = await anyPersonByName(db, name);
  return known?.id ?? personOf(db, name, 'person');
}

function missing(name: string): never {
  throw new Error(`"${name}" was neither found nor made.`);
}
