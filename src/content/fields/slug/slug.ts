import { z } from 'zod';
import { slugOf } from '#i18n/slug.ts';
import { type FieldOptions, makeField, problem } from '../field.ts';

const maxSlug = 80;

/** A name as programs know it: small letters, digits and hyphens, '' where none is given. Shared by all languages. */
export function slugField(options: FieldOptions) {
  return makeField<string, false, string>(options, false, {
    kind: 'slug',
    limits: { max: maxSlug },
    empty: '',
    schema: z
      .string()
      .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
      .max(maxSlug),
    normalise: (raw) => (typeof raw === 'string' && /[\p{L}\p{N}]/u.test(raw) ? slugOf(raw).slice(0, maxSlug).replace(/-$/, '') : ''),
    explain: () => problem('invalid_slug'),
    present: (value) => value,
  });
}
