import { type RawBuilder, sql } from 'kysely';
import type { Field } from '#content/index.ts';
import type { Database } from '#db/database.server.ts';
import { labelExpression } from '../labels.server.ts';
import type { Store } from '../store.server.ts';

/** The first value of each field and the last, whatever lay between them. */
export type NetChange = {
  record_id: number;
  state: 'created' | 'changed' | 'deleted';
  at: Date;
  by: string[];
  /** The instant by which such records are put in order, where there is one. */
  occurs: string | null;
  label: unknown;
  changes: Record<string, [unknown, unknown]>;
};

export type ChangesRequest = {
  store: Store;
  readable: ReadonlyMap<string, Field>;
  since: Date;
  until: Date;
  /** Only what is to come at this moment; all where it is not given. */
  coming?: Date | undefined;
  /** Whether what visitors saw neither before nor after counts as well. */
  withDrafts: boolean;
  limit: number;
  offset: number;
};

/** In one statement; made and deleted, or changed and changed back in between, is no difference. */
export async function readNetChanges(db: Database, request: ChangesRequest): Promise<{ count: number; results: NetChange[] }> {
  const { store, readable, since, until, coming, withDrafts, limit, offset } = request;
  const occurs = instantOf(store, 't');
  const occurred = occurs && sql`(binned.data->'values'->>${store.resource.readiness?.within ?? ''})::timestamptz`;
  const when = occurs ? sql`coalesce(${occurs}, ${occurred})` : sql`null::timestamptz`;
  const { rows } = await sql<NetChange & { total: string; occurs: Date | null; first: string; last: string; is_there: boolean }>`
    with entries as materialized (
      select id, record_id, action, at, user_name, changes from record_history
       where kind = ${store.table} and at >= ${since} and at < ${until}),
    touched as (
      select record_id, (array_agg(action order by id))[1] as first, (array_agg(action order by id desc))[1] as last, max(at) as at,
             coalesce(array_agg(distinct user_name) filter (where user_name <> ''), '{}') as by
        from entries group by record_id),
    differing as (
      select record_id, jsonb_object_agg(key, jsonb_build_array(before, after)) as changes from (
        select entries.record_id, each.key, (array_agg(each.value->0 order by entries.id))[1] as before, (array_agg(each.value->1 order by entries.id desc))[1] as after
          from entries cross join lateral jsonb_each(entries.changes) each where each.key = any (${[...readable.keys()]})
         group by entries.record_id, each.key) as net
       where before is distinct from after group by record_id)
    select touched.record_id, first, last, touched.at, touched.by, t.id is not null as is_there, coalesce(differing.changes, '{}') as changes, ${when} as occurs,
           case when t.id is null then binned.label else to_jsonb(${labelExpression(store, 't')}) end as label, count(*) over () as total
      from touched left join differing using (record_id)
      left join ${sql.table(store.table)} t on t.id = touched.record_id
      left join record_bin binned on t.id is null and binned.kind = ${store.table} and binned.record_id = touched.record_id
     where not (first = 'created' and t.id is null) and (first = 'created' or t.id is null or differing.changes is not null)
       and ${store.scope ? sql`(t.id is null or ${store.scope('t')})` : sql`true`}
       and ${withDrafts || !store.columns.includes('is_online') ? sql`true` : wasPublic()}
       and ${coming && occurs ? sql`${when} >= ${coming}` : sql`true`}
     order by ${when} nulls last, touched.record_id limit ${limit} offset ${offset}`.execute(db);
  return {
    count: Number(rows[0]?.total ?? 0),
    results: rows.map(({ first, is_there, occurs: instant, total: _, last: __, ...row }) => ({
      ...row,
      occurs: instant?.toISOString() ?? null,
      state: is_there ? (first === 'created' ? 'created' : 'changed') : 'deleted',
    })),
  };
}

const instantOf = ({ resource }: Store, alias: string): RawBuilder<Date> | null =>
  resource.readiness ? sql.ref(`${alias}.${resource.readiness.within}`) : null;

/** Visitors see it now, saw it before, or saw it until it was deleted. */
const wasPublic = (): RawBuilder<boolean> =>
  sql`(coalesce(t.is_online, (binned.data->'values'->>'is_online')::boolean, false) or (first <> 'created' and differing.changes->'is_online'->0 = 'true'))`;
