import { type RawBuilder, sql } from 'kysely';
import type { Field } from '#content/index.ts';
import { addDays } from '#i18n/berlin-time.ts';
import { dayBegins } from '../columns.server.ts';
import type { Store } from '../store.server.ts';
import type { Narrowing } from './narrowing.server.ts';
import { lacksAny } from './readiness.server.ts';
import { hasWord } from './words.server.ts';

/** True where nothing narrows it. */
export function whereOf(store: Store, alias: string, narrowing: Narrowing, readable: ReadonlyMap<string, Field>): RawBuilder<boolean> {
  const conditions: RawBuilder<boolean>[] = [];
  const { words = [], ids, missing, untranslated, lacks } = narrowing;
  if (store.scope) conditions.push(store.scope(alias));
  conditions.push(...words.map((word) => hasWord(store, alias, word)));
  if (Array.isArray(ids)) conditions.push(sql`${sql.ref(`${alias}.id`)} = any (${ids})`);
  if (typeof missing === 'string' && readable.has(missing)) conditions.push(isMissing(store, alias, missing, readable.get(missing) as Field)); // it has it
  if (untranslated === 'true') conditions.push(isUntranslated(store, alias, readable));
  if (typeof lacks === 'string') conditions.push(lacksAny(store, alias, lacks === 'any' ? undefined : [lacks]));
  for (const name of store.resource.list.filters ?? []) {
    const field = readable.get(name);
    if (field) conditions.push(...filterOf(store, alias, name, field, narrowing));
  }
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : sql`true`;
}

function filterOf(store: Store, alias: string, name: string, { form }: Field, narrowing: Narrowing): RawBuilder<boolean>[] {
  const column = sql.ref(`${alias}.${name}`);
  const value = narrowing[name];
  const [from, to] = [narrowing[`${name}_from`], narrowing[`${name}_to`]];
  if (form.kind === 'day' || form.kind === 'instant') {
    const isInstant = form.kind === 'instant';
    return [
      ...(typeof from === 'string' ? [sql<boolean>`${column} >= ${isInstant ? dayBegins(from) : from}`] : []),
      ...(typeof to === 'string' ? [sql<boolean>`${column} < ${isInstant ? dayBegins(addDays(to, 1)) : addDays(to, 1)}`] : []),
    ];
  }
  if (value === undefined) return [];
  const link = store.links[name];
  if (link) {
    return [
      sql`exists (select from ${sql.table(link.table)} linked where ${sql.ref(`linked.${link.own}`)} = ${sql.ref(`${alias}.id`)} and ${sql.ref(`linked.${link.other}`)} = ${value})`,
    ];
  }
  if (form.kind === 'switch') return [value === 'true' ? sql`${column}` : sql`not ${column}`];
  return form.kind === 'choice' ? [sql`${column}::text = ${value}`] : [sql`${column} = ${value}`];
}

function isMissing(store: Store, alias: string, name: string, field: Field): RawBuilder<boolean> {
  const holder = store.links[name] ?? store.parts[name];
  if (holder) return sql`not exists (select from ${sql.table(holder.table)} held where ${sql.ref(`held.${holder.own}`)} = ${sql.ref(`${alias}.id`)})`;
  const column = shownColumn(store, alias, name);
  if (field.perLanguage) return sql`coalesce(${column}->>'de', '') in ('', 'null')`;
  if (field.empty === '') return sql`${column} = ''`;
  if (field.form.kind === 'words') return sql`cardinality(${column}) = 0`;
  return sql`${column} is null`;
}

function isUntranslated(store: Store, alias: string, readable: ReadonlyMap<string, Field>): RawBuilder<boolean> {
  const texts = [...readable].filter(([name, field]) => field.perLanguage && store.columns.includes(name));
  if (texts.length === 0) return sql`false`;
  const lacks = texts.map(([name]) => {
    const column = shownColumn(store, alias, name);
    return sql`(coalesce(${column}->>'de', '') <> '' and coalesce(${column}->>'en', '') = '')`;
  });
  return sql`(${sql.join(lacks, sql` or `)})`;
}

/** What visitors see of a field: where it says nothing, what it takes over. */
function shownColumn({ inherited }: Store, alias: string, name: string): RawBuilder<unknown> {
  const other = inherited?.[name]?.(alias);
  return other ? sql`coalesce(${sql.ref(`${alias}.${name}`)}, ${other})` : sql.ref(`${alias}.${name}`);
}
