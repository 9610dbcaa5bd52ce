import { sql } from 'kysely';
import { implement } from '#api/implement/implement.server.ts';
import { pageLinks } from '#api/pagination/page-links.ts';
import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import { choose, type Localised, ownOr } from '#i18n/localised.ts';
import { type AuditKind, auditKinds, readAction } from './actions.ts';
import { type AuditEntry, auditContract } from './contract.ts';

type Input = { query: { q?: string | undefined; kind?: AuditKind | undefined; object_id?: number | undefined; page: number; page_size: number } };

/** As SQL sees the same kinds: the actions that were ever written, read in words. */
const actionsOf = (actions: readonly string[], kind: AuditKind) => actions.filter((action) => readAction(action)?.kind === kind);

export const auditOperations = implement(auditContract, {
  audit: async ({ query }: Input, { db, language }: RequestContext) => {
    const { q, kind, object_id, page, page_size: size } = query;
    const known = await db.selectFrom('audit_log').select('action').distinct().execute();
    const actions = kind
      ? actionsOf(
          known.map(({ action }) => action),
          kind,
        )
      : null;
    const wanted = db
      .selectFrom('audit_log')
      .$if(actions !== null, (some) => (actions?.length ? some.where('action', 'in', actions) : some.where(sql<boolean>`false`)))
      .$if(object_id !== undefined, (some) => some.where('object_id', '=', object_id ?? 0))
      .$if(Boolean(q?.trim()), (some) => some.where('user_name', 'ilike', `%${(q ?? '').trim().replace(/[\\%_]/g, '\\$&')}%`));
    const { count } = await wanted.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
    const rows = await wanted
      .selectAll()
      .orderBy('last_at', 'desc')
      .orderBy('id', 'desc')
      .offset((page - 1) * size)
      .limit(size)
      .execute();
    if (page > 1 && rows.length === 0) return problem('page_not_found');
    const named = rows.map((row) => ({ row, ...(readAction(row.action) ?? { kind: null, verb: row.action }) }));
    const things = await thingsOf(
      named.flatMap(({ kind: of, row }) => (of && row.object_id !== null ? [{ kind: of, id: row.object_id }] : [])),
      db,
    );
    const results = named.map(({ row, kind: of, verb }): AuditEntry => {
      const thing = things.get(`${of} ${row.object_id}`);
      const path = thing?.urls && choose(thing.urls, language).text;
      return {
        id: row.id,
        at: toBerlinIso(row.at),
        last_at: toBerlinIso(row.last_at),
        times: row.times,
        user: { id: row.user_id, name: row.user_name },
        kind: of,
        verb,
        language: row.language,
        object_id: row.object_id,
        title: thing ? (thing.title ? choose(thing.title, language).text : thing.name) : '',
        url: path || null,
      };
    });
    return { count: Number(count), ...pageLinks('/api/audit/', language, query, Number(count)), results };
  },
});

type Thing = { title: Localised | null; name: string; urls: Localised | null };

/** What the entries of a page of the list are about, a query for each kind of thing that has a name. */
async function thingsOf(wanted: readonly { kind: AuditKind; id: number }[], db: RequestContext['db']): Promise<Map<string, Thing>> {
  const found = new Map<string, Thing>();
  for (const kind of auditKinds) {
    const ids = [...new Set(wanted.flatMap((one) => (one.kind === kind ? [one.id] : [])))];
    if (ids.length === 0) continue;
    for (const { id, ...thing } of await readThings(kind, ids, db)) found.set(`${kind} ${id}`, thing);
  }
  return found;
}

async function readThings(kind: AuditKind, ids: number[], db: RequestContext['db']): Promise<(Thing & { id: number })[]> {
  if (kind === 'page') {
    const rows = await db.selectFrom('page').select(['id', 'title', 'urls']).where('id', 'in', ids).execute();
    return rows.map((row) => ({ ...row, name: '' }));
  }
  if (kind === 'content') {
    const rows = await db
      .selectFrom('container')
      .leftJoin('page', (join) => join.onRef('page.id', '=', 'container.object_id').on('container.content_type', '=', 'page'))
      .select(['container.id', 'container.slug', 'page.title', 'page.urls'])
      .where('container.id', 'in', ids)
      .execute();
    return rows.map(({ slug, ...row }) => ({ ...row, name: slug }));
  }
  if (kind === 'media') {
    const rows = await db.selectFrom('asset').select(['id', 'name', 'title']).where('id', 'in', ids).execute();
    return rows.map(({ id, name }) => ({ id, name, title: null, urls: null }));
  }
  if (kind === 'event') {
    const rows = await db
      .selectFrom('event')
      .innerJoin('production', 'production.id', 'event.production_id')
      .select(['event.id', 'event.title as own_title', 'production.title'])
      .where('event.id', 'in', ids)
      .execute();
    return rows.map(({ id, own_title, title }) => ({ id, name: '', title: ownOr(own_title, title), urls: null }));
  }
  if (kind === 'production') {
    const rows = await db.selectFrom('production').select(['id', 'title']).where('id', 'in', ids).execute();
    return rows.map((row) => ({ ...row, name: '', urls: null }));
  }
  if (kind === 'partner') {
    const rows = await db.selectFrom('partner').select(['id', 'name']).where('id', 'in', ids).execute();
    return rows.map((row) => ({ ...row, title: null, urls: null }));
  }
  return [];
}
