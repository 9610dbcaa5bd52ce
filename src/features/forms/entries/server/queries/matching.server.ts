import { type RawBuilder, sql } from 'kysely';

/** By which entries of a form are narrowed down. */
export type Narrowing = {
  readonly q?: string | undefined;
  readonly status?: 'unconfirmed' | 'new' | 'done' | undefined;
  readonly assigned?: 'me' | 'nobody' | undefined;
};

/** The condition on `form_entry e`. A search looks in what was typed and chosen, never in what was asked. */
export function matching({ q = '', status, assigned }: Narrowing, user: number | undefined): RawBuilder<boolean> {
  const conditions = [
    ...(status ? [sql<boolean>`e.status = ${status}`] : []),
    ...(assigned === 'me' ? [sql<boolean>`e.assigned_to = ${user ?? null}`] : []),
    ...(assigned === 'nobody' ? [sql<boolean>`e.assigned_to is null`] : []),
    ...(q.trim() ? [containing(`%${q.trim().replace(/[\\%_]/g, '\\$&')}%`)] : []),
  ];
  return conditions.length > 0 ? sql<boolean>`(${sql.join(conditions, sql` and `)})` : sql<boolean>`true`;
}

const containing = (pattern: string): RawBuilder<boolean> => sql<boolean>`(
  e.note ilike ${pattern}
  or exists (select from form_file f where f.entry_id = e.id and f.name ilike ${pattern})
  or exists (
    select from jsonb_array_elements(e.answers) a
     where (jsonb_typeof(a->'value') = 'string' and a->'words' = '[]' and a->>'value' ilike ${pattern})
        or exists (select from jsonb_array_elements(a->'words') w, jsonb_each_text(w) one where one.value ilike ${pattern})))`;
