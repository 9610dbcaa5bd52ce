import { z } from 'zod';
import { type FieldOptions, makeField } from '../field.ts';

/** Read only; `of` and `by`: the resource that refers to this one and its field, by which the linked list is filtered. */
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
