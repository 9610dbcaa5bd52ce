import { z } from 'zod';
import { type FieldOptions, makeField, problem } from '../field.ts';

const maxEmail = 254; // RFC 5321 §4.5.3.1.3

const schema = z.union([z.literal(''), z.email().max(maxEmail)]);

/** An e-mail address, '' where none is given. Shared by all languages. */
export function emailField(options: FieldOptions) {
  return makeField<string, false, string>(options, false, {
    kind: 'email',
    limits: { max: maxEmail },
    empty: '',
    schema,
    normalise: (raw) => (typeof raw === 'string' && schema.safeParse(raw.trim()).success ? raw.trim() : ''),
    explain: () => problem('invalid_email'),
    textOf: (value) => value,
    present: (value) => value,
  });
}
