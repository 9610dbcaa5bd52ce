import { type RawBuilder, sql } from 'kysely';
import type { Field } from '#content/index.ts';
import type { Database } from '#db/database.server.ts';
import type { Language } from '#i18n/language.ts';
import { type ChosenText, choose, type Localised } from '#i18n/localised.ts';
import type { Values } from '../declaration/define-resource.ts';
import type { Store, StoreRegistry } from './store.server.ts';

export type Label = { label: string; lang?: 'de' | 'en' };
export type Lookups = { labels: Record<string, Record<string, Label>>; pictures: Awaited<ReturnType<StoreRegistry['pictures']>> };

export const labelExpression = (store: Store, alias: string): RawBuilder<string | Localised> =>
  store.label?.(alias) ?? sql`${sql.ref(`${alias}.${store.resource.title}`)}`;

/** In the reader's language. */
export function chooseLabel(raw: unknown, language: Language): ChosenText {
  if (typeof raw === 'string') return { text: raw };
  return choose(typeof raw === 'object' ? (raw as Localised | null) : null, language); // of a column of texts per language
}

export const asLabel = ({ text, lang }: ChosenText): Label => ({ label: text, ...(lang && { lang }) });

/** One query. */
export async function labelsOf(db: Database, store: Store, ids: readonly number[], language: Language): Promise<Record<string, Label>> {
  if (ids.length === 0) return {};
  const { rows } = await sql<{ id: number; label: unknown }>`
    select t.id, ${labelExpression(store, 't')} as label from ${sql.table(store.table)} t where t.id = any (${[...ids]})`.execute(db);
  return Object.fromEntries(rows.map(({ id, label }) => [id, asLabel(chooseLabel(label, language))]));
}

/** A query for each resource. */
export async function lookupsOf(
  db: Database,
  stores: StoreRegistry,
  fields: ReadonlyMap<string, Field>,
  records: readonly Values[],
  language: Language,
): Promise<Lookups> {
  const wanted = new Map<string, Set<number>>();
  const want = (kind: string, ids: readonly unknown[]) => {
    const known = wanted.get(kind) ?? new Set();
    for (const id of ids) if (typeof id === 'number') known.add(id);
    wanted.set(kind, known);
  };
  const collect = (names: ReadonlyMap<string, Field>, values: Values): void => {
    for (const [name, field] of names) {
      const value = values[name];
      const { to } = field.form.limits;
      if (field.form.kind === 'picture') want('', [value]);
      if (field.form.kind === 'reference' && typeof to === 'string') want(to, [value]);
      if (field.form.kind === 'references' && typeof to === 'string' && Array.isArray(value)) want(to, value);
      if (field.form.kind === 'rows' && 'fields' in field && Array.isArray(value)) {
        const nested = new Map(Object.entries(field.fields as Record<string, Field>)); // a field of rows declares them
        for (const row of value) collect(nested, row);
      }
    }
  };
  for (const record of records) collect(fields, record);
  const labels: Lookups['labels'] = {};
  for (const [kind, ids] of wanted) {
    const store = stores.get(kind);
    if (store) labels[kind] = await labelsOf(db, store, [...ids], language);
  }
  const pictures = wanted.get('');
  return { labels, pictures: pictures?.size ? await stores.pictures(db, [...pictures]) : {} };
}
