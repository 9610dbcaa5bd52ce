import { sql } from 'kysely';
import type { Database } from '#db/database.server.ts';
import type { Localised } from '#i18n/localised.ts';
import { excerpts, type RetainedValue } from '../../record/retained-value.ts';
import { isNamed, type NameOf, namedFields, valueText } from '../kept/words.ts';
import type { Difference } from '../owners.ts';

/** What some records keep of staff, each in words, in which the names of rooms, people and all else stand for their numbers. */
export async function retainedValues(db: Database, records: readonly (readonly Difference[])[]): Promise<RetainedValue[][]> {
  const ids = new Map<string, Set<number>>();
  for (const { field, standing, wanted } of records.flat()) {
    if (!isNamed(field)) continue;
    const its = [standing, wanted].flatMap((value) => (field === 'credits' ? (value as [number, number | null][]).map(([id]) => id) : (value as number[])));
    for (const id of its) if (id !== null) ids.set(field, (ids.get(field) ?? new Set()).add(id));
  }
  const names = new Map<string, NameOf>();
  for (const [field, its] of ids) if (isNamed(field)) names.set(field, await namesOf(db, namedFields[field], [...its]));
  const role = ids.has('credits') ? await namesOf(db, ['role', 'name'], rolesIn(records.flat())) : () => undefined;
  return records.map((differences) =>
    differences.map(({ field, language, standing, wanted }) => {
      const words = (reader: 'de' | 'en', value: unknown) => valueText(reader, field, value, { name: names.get(field) ?? (() => undefined), role });
      const [de, en] = (['de', 'en'] as const).map((reader) => excerpts(words(reader, standing), words(reader, wanted)));
      return { field, language, ours: { de: de?.[0] ?? '', en: en?.[0] ?? '' }, theirs: { de: de?.[1] ?? '', en: en?.[1] ?? '' } };
    }),
  );
}

const rolesIn = (differences: readonly Difference[]): number[] =>
  differences.flatMap(({ field, standing, wanted }) =>
    field === 'credits' ? [standing, wanted].flatMap((cast) => (cast as [number, number | null][]).flatMap(([, id]) => id ?? [])) : [],
  );

async function namesOf(db: Database, [table, column]: readonly [table: string, column: string], ids: readonly number[]): Promise<NameOf> {
  const { rows } = await sql<{ id: number; name: Localised | string }>`
    select id, to_jsonb(${sql.ref(column)}) as name from ${sql.table(table)} where id = any(${[...ids]})`.execute(db);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (id) => names.get(id);
}
