import { z } from 'zod';
import { type FieldOptions, idSchema, isId, makeField, problem } from '../field.ts';

/** `to`: name of a resource. `create`: the form offers to make a new one in place. */
type ReferenceOptions = FieldOptions & { readonly to: string; readonly create?: boolean };

/** Named by its resource, so that no feature imports another; null where none is chosen. */
export function referenceField(options: ReferenceOptions) {
  return makeField<number | null, false, number | null>(options, false, {
    kind: 'reference',
    limits: { to: options.to, create: options.create ?? false },
    empty: null,
    schema: idSchema.nullable(),
    normalise: (raw) => (isId(raw) ? raw : null),
    present: (value) => value,
  });
}

/** Several records, none of them twice; in the order of their ids unless `ordered`. */
export function referencesField(options: ReferenceOptions & { readonly max?: number; readonly ordered?: boolean }) {
  const { max = 50 } = options;
  const none: readonly number[] = [];
  return makeField<readonly number[], false, readonly number[]>(options, false, {
    kind: 'references',
    limits: { to: options.to, create: options.create ?? false, max, ordered: options.ordered ?? false },
    empty: none,
    schema: z.array(idSchema).max(max),
    normalise: (raw) => {
      const ids = Array.isArray(raw) ? [...new Set(raw.filter(isId))].slice(0, max) : none;
      return options.ordered ? ids : [...ids].sort((a, b) => a - b);
    },
    isEmpty: (value) => value.length === 0,
    explain: (raw) => (Array.isArray(raw) && raw.length > max ? problem('too_many', { n: max }) : null),
    present: (value) => value,
  });
}
