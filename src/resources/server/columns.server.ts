import { type RawBuilder, sql } from 'kysely';
import type { Field } from '#content/index.ts';
import { instantAt, toBerlinIso } from '#i18n/berlin-time.ts';
import { readValue } from '../declaration/read-values.ts';
import type { Store } from './store.server.ts';

export function selectFields(store: Store, alias: string, names: readonly string[]): RawBuilder<unknown>[] {
  const id = sql<number>`${sql.ref(`${alias}.id`)}`;
  return names.map((name) => sql`${expressionOf(store, alias, name, id)} as ${sql.id(name)}`);
}

function expressionOf(store: Store, alias: string, name: string, id: RawBuilder<number>): RawBuilder<unknown> {
  const link = store.links[name];
  const part = store.parts[name];
  const count = store.counted?.[name];
  if (link) {
    const other = sql.ref(`linked.${link.other}`);
    return sql`(select coalesce(jsonb_agg(${other} order by ${other}), '[]') from ${sql.table(link.table)} linked where ${sql.ref(`linked.${link.own}`)} = ${id})`;
  }
  if (part) {
    return sql`(select coalesce(jsonb_agg(to_jsonb(part) order by ${sql.ref(`part.${part.order ?? 'id'}`)}, part.id), '[]')
      from ${sql.table(part.table)} part where ${sql.ref(`part.${part.own}`)} = ${id})`;
  }
  return count ? count(id) : sql.ref(`${alias}.${name}`);
}

/** A column's value, or what history and bin hold of it as JSON, in the shape of its field. */
export function fromColumn(field: Field, raw: unknown): unknown {
  if (raw instanceof Date) return field.form.kind === 'day' ? toBerlinIso(raw).slice(0, 10) : readValue(field, toBerlinIso(raw));
  if (field.form.kind === 'instant' && typeof raw === 'string') return instantOf(raw);
  if (field.form.kind === 'counted' || field.form.kind === 'money') return readValue(field, raw === null ? null : Number(raw));
  return readValue(field, raw);
}

function instantOf(raw: string): string | null {
  const instant = new Date(raw);
  return Number.isNaN(instant.getTime()) ? null : toBerlinIso(instant);
}

export const dayBegins = (day: string): Date => instantAt(day);
