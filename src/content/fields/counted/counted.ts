import { z } from 'zod';
import { type FieldOptions, makeField } from '../field.ts';

/**
 * A number that the server counts: read only. Where it is how many records of another resource refer to this one, `of` is the
 * name of that resource and `by` its field, by which the list that the number leads to is filtered.
 */
export function countedField(options: FieldOptions & { readonly of?: string; readonly by?: string }) {
  return makeField<number, false, number>(options, false, {
    kind: 'counted',
    limits: { ...(options.of && options.by && { of: options.of, by: options.by }) },
    empty: 0,
    schema: z.int().min(0),
    normalise: (raw) => (typeof raw === 'number' && Number.isInteger(raw) && raw > 0 ? raw : 0),
    isEmpty: (value) => value === 0,
    present: (value) => value,
  });
}
