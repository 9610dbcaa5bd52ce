import { z } from 'zod';
import { withAsciiDomain } from '#i18n/email/email-address.ts';
import { type FieldOptions, makeField, problem } from '../field.ts';

const maxEmail = 254; // RFC 5321 §4.5.3.1.3

/** Whose domain may have umlauts; what stands before it is ASCII, as most mail servers want it. */
const address = z
  .string()
  .max(maxEmail)
  .refine((text) => z.email().safeParse(withAsciiDomain(text)).success);

const schema = z.union([z.literal(''), address]);

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
