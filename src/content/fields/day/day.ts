import { z } from 'zod';
import { isDay } from '#i18n/berlin-time.ts';
import { type FieldOptions, makeField, problem } from '../field.ts';

/** A calendar day of Berlin, 'YYYY-MM-DD', null where none is given. Shared by all languages. */
export function dayField(options: FieldOptions) {
  const isValid = (raw: unknown): raw is string => typeof raw === 'string' && isDay(raw);
  return makeField<string | null, false, string | null>(options, false, {
    kind: 'day',
    empty: null,
    schema: z.custom<string | null>((raw) => raw === null || isValid(raw)),
    normalise: (raw) => (isValid(raw) ? raw : null),
    explain: () => problem('invalid_day'),
    present: (value) => value,
  });
}
