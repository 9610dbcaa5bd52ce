import { z } from 'zod';
import { type FieldOptions, idSchema, isId, makeField, problem, type RelatedItem, type RelationTarget } from '../field.ts';

type RelationOptions = FieldOptions & { readonly to: RelationTarget };

/** Another thing of the site by its id, null where none is chosen. Shared by all languages. */
export function relationField(options: RelationOptions) {
  const { to } = options;
  return makeField<number | null, false, RelatedItem | null>(options, false, {
    kind: 'relation',
    limits: { to, min: 0, max: 1 },
    empty: null,
    schema: idSchema.nullable(),
    normalise: (raw) => (isId(raw) ? raw : null),
    referencesOf: (value) => (value === null ? {} : { related: [{ to, id: value }] }),
    present: (value, _, context) => (value === null ? null : (context.related?.(to, value) ?? null)),
  });
}

/** Several such things in an order of their own, none of them twice. */
export function relationsField(options: RelationOptions & { readonly min?: number; readonly max?: number }) {
  const { to, min = 0, max = 50 } = options;
  const none: readonly number[] = [];
  return makeField<readonly number[], false, RelatedItem[]>(options, false, {
    kind: 'relation',
    limits: { to, min, max },
    empty: none,
    schema: z.array(idSchema).max(max),
    normalise: (raw) => (Array.isArray(raw) ? [...new Set(raw.filter(isId))].slice(0, max) : none),
    isEmpty: (value) => value.length === 0,
    explain: (raw) => (Array.isArray(raw) && raw.length > max ? problem('too_many', { n: max }) : null),
    check: (value) => (value.length < min ? problem('too_few', { n: min }) : null),
    referencesOf: (value) => ({ related: value.map((id) => ({ to, id })) }),
    present: (value, _, context) => value.flatMap((id) => context.related?.(to, id) ?? []),
  });
}
