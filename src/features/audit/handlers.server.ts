import { implement } from '#api/implement/implement.server.ts';
import { pageLinks } from '#api/pagination/page-links.ts';
import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import { choose, type Localised, ownOr } from '#i18n/localised.ts';
import { type AuditKind, auditKinds, readAction } from './actions.ts';
import { t } from './back-office/strings.ts';
import { type AuditEntry, auditContract } from './contract.ts';
import {
  type AuditQuery,
  accountsById,
  assetsById,
  containersById,
  eventsById,
  findEntries,
  invitationsById,
  knownActions,
  pagesById,
  productionsById,
} from './queries.server.ts';

/** The records of the back office, as the server hands them down. */
export type AuditedRecords = {
  readonly kinds: readonly { readonly name: string; readonly path: string; readonly label: { readonly de: string; readonly en: string } }[];
  /** What records are called now, by their ids. */
  titlesOf(db: RequestContext['db'], name: string, ids: readonly number[], language: Language): Promise<ReadonlyMap<number, string>>;
};

type Input = { query: AuditQuery };

export const auditOperations = (records: AuditedRecords) => {
  const read = auditReader(records);
  return implement(auditContract, {
    audit: async (input, context) => {
      const log = await read(input, context);
      if (!log) return problem('page_not_found');
      const { actions: _, ...answer } = log;
      return answer;
    },
  });
};

/** Reads a page of the log in words; null where there is no such page. `actions`: to which a kind narrows it, null: all. */
export const auditReader = (records: AuditedRecords) => {
  const byPath = new Map(records.kinds.map(({ path, name }) => [path, name]));
  const read = (action: string) => readAction(action, (path) => byPath.get(path));
  return async ({ query }: Input, { db, language }: RequestContext) => {
    const kinds = kindsIn(records, language);
    const labels = new Map(kinds.map(({ value, label }) => [value, label]));
    const known = await knownActions(db);
    // As SQL sees the same kinds: the actions that were ever written, read in words.
    const actions = query.kind ? known.flatMap(({ action }) => (read(action)?.kind === query.kind ? [action] : [])) : null;
    const { count, rows } = await findEntries(db, query, actions);
    if (query.page > 1 && rows.length === 0) return null;
    const named = rows.map((row) => ({ row, ...(read(row.action) ?? { kind: null, verb: row.action }) }));
    const wantedThings = named.flatMap(({ kind: of, row }) => (of && row.object_id !== null ? [{ kind: of, id: row.object_id }] : []));
    const things = await thingsOf(wantedThings, db);
    const titles = await titlesOf(records, wantedThings, db, language);
    const results = named.map(({ row, kind: of, verb }): AuditEntry => {
      const thing = things.get(`${of} ${row.object_id}`);
      const path = thing?.urls && choose(thing.urls, language).text;
      return {
        id: row.id,
        at: toBerlinIso(row.at),
        last_at: toBerlinIso(row.last_at),
        times: row.times,
        user: { id: row.user_id, name: row.action.startsWith('COMMAND ') ? t(language, 'by_command') : row.user_name },
        kind: of,
        kind_label: labels.get(of ?? '') ?? '',
        verb,
        language: row.language,
        object_id: row.object_id,
        amount: row.amount,
        title: titles.get(`${of} ${row.object_id}`) ?? (thing ? (thing.title ? choose(thing.title, language).text : thing.name) : ''),
        url: path || null,
      };
    });
    return { count, ...pageLinks('/api/audit/', language, query, count), results, kinds, actions };
  };
};

export type AuditReader = ReturnType<typeof auditReader>;

/** What the log may be narrowed to, by name. */
const kindsIn = ({ kinds }: AuditedRecords, language: Language): { value: string; label: string }[] =>
  [...auditKinds.map((value) => ({ value, label: t(language, value) })), ...kinds.map(({ name, label }) => ({ value: name, label: label[language] }))].sort(
    (a, b) => a.label.localeCompare(b.label, language),
  );

/** What the records among the entries are called, a query for each kind of record. */
async function titlesOf(records: AuditedRecords, wanted: readonly { kind: string; id: number }[], db: RequestContext['db'], language: Language) {
  const found = new Map<string, string>();
  for (const { name } of records.kinds) {
    const ids = [...new Set(wanted.flatMap((one) => (one.kind === name ? [one.id] : [])))];
    if (ids.length === 0) continue;
    for (const [id, title] of await records.titlesOf(db, name, ids, language)) found.set(`${name} ${id}`, title);
  }
  return found;
}

type Thing = { title: Localised | null; name: string; urls: Localised | null };

/** What the entries of a page of the list are about, a query for each kind of thing that has a name. */
async function thingsOf(wanted: readonly { kind: string; id: number }[], db: RequestContext['db']): Promise<Map<string, Thing>> {
  const found = new Map<string, Thing>();
  for (const kind of auditKinds) {
    const ids = [...new Set(wanted.flatMap((one) => (one.kind === kind ? [one.id] : [])))];
    if (ids.length === 0) continue;
    for (const { id, ...thing } of await readThings(kind, ids, db)) found.set(`${kind} ${id}`, thing);
  }
  return found;
}

async function readThings(kind: AuditKind, ids: number[], db: RequestContext['db']): Promise<(Thing & { id: number })[]> {
  if (kind === 'page' || kind === 'menu') {
    const rows = await pagesById(db, ids);
    return rows.map((row) => ({ ...row, name: '' }));
  }
  if (kind === 'content') {
    const rows = await containersById(db, ids);
    return rows.map(({ slug, ...row }) => ({ ...row, name: slug }));
  }
  if (kind === 'media') {
    const rows = await assetsById(db, ids);
    return rows.map(({ id, name }) => ({ id, name, title: null, urls: null }));
  }
  if (kind === 'user') {
    const rows = await accountsById(db, ids);
    return rows.map(({ id, name, email }) => ({ id, name: name || email, title: null, urls: null }));
  }
  if (kind === 'invitation') {
    const rows = await invitationsById(db, ids);
    return rows.map(({ id, email }) => ({ id, name: email, title: null, urls: null }));
  }
  if (kind === 'event') {
    const rows = await eventsById(db, ids);
    return rows.map(({ id, own_title, title }) => ({ id, name: '', title: ownOr(own_title, title), urls: null }));
  }
  if (kind === 'production') {
    const rows = await productionsById(db, ids);
    return rows.map((row) => ({ ...row, name: '', urls: null }));
  }
  return [];
}
