import { z } from 'zod';
import { type FieldOptions, makeField } from '../field.ts';

/** On or off; off unless `initially: true`. Shared by all languages. */
export function switchField(options: FieldOptions & { readonly initially?: boolean }) {
  const initially = options.initially ?? false;
  return makeField<boolean, false, boolean>(options, false, {
    kind: 'switch',
    limits: { initially },
    empty: initially,
    schema: z.boolean(),
    normalise: (raw) => (typeof raw === 'boolean' ? raw : initially),
    isEmpty: () => false,
    present: (value) => value,
  });
}
