import { z } from 'zod';
import { type FieldOptions, makeField, problem } from '../field.ts';

const pattern = /^#[0-9a-f]{6}$/;

/** A colour as CSS writes it, '#d1290f', '' where none is given. Shared by all languages. */
export function colourField(options: FieldOptions) {
  return makeField<string, false, string>(options, false, {
    kind: 'colour',
    empty: '',
    schema: z.union([z.literal(''), z.string().regex(pattern)]),
    normalise: (raw) => (typeof raw === 'string' && pattern.test(raw.trim().toLowerCase()) ? raw.trim().toLowerCase() : ''),
    explain: () => problem('invalid_colour'),
    present: (value) => value,
  });
}
