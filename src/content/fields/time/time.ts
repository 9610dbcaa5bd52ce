import { z } from 'zod';
import { type FieldOptions, makeField, problem } from '../field.ts';

const pattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A time of day on Berlin's clock, 'HH:MM', null where none is given. Shared by all languages. */
export function timeField(options: FieldOptions) {
  return makeField<string | null, false, string | null>(options, false, {
    kind: 'time',
    empty: null,
    schema: z.string().regex(pattern).nullable(),
    normalise: (raw) => (typeof raw === 'string' && pattern.test(raw.slice(0, 5)) ? raw.slice(0, 5) : null),
    explain: () => problem('invalid_time'),
    present: (value) => value,
  });
}
