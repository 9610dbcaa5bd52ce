import type { FieldErrors } from '#resources/declaration/check-values.ts';
import type { Values } from '#resources/declaration/define-resource.ts';
import type { CheckContext } from '#resources/server/store.server.ts';
import { fieldSlugs } from './queries.server.ts';
import { wrongRow } from './strings.ts';

/** A question that is stored keeps its key: entries, webhooks and conditions know it by that. What is wrong, by cell. */
export async function checkStoredKeys({ questions }: Values, { db, id, language }: CheckContext): Promise<FieldErrors> {
  if (id === null || !Array.isArray(questions)) return {};
  const stored = await fieldSlugs(db, id);
  const keys = new Map(stored.map((field) => [field.id, field.slug]));
  const isOther = ({ id: number, slug }: { id?: number; slug?: string }) => number !== undefined && keys.has(number) && keys.get(number) !== slug;
  return Object.fromEntries(questions.flatMap((question, index) => (isOther(question) ? [[`questions.${index}.slug`, [wrongRow.kept_key[language]]]] : [])));
}
