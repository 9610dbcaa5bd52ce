import { z } from 'zod';
import { dayOf, isDay, toBerlinIso } from '#i18n/berlin-time.ts';
import { type FieldOptions, makeField, problem } from '../field.ts';

/** A moment, stored as ISO 8601 with an offset, null where none is given. Shared by all languages. */
export function instantField(options: FieldOptions) {
  return makeField<string | null, false, string | null>(options, false, {
    kind: 'instant',
    empty: null,
    schema: z.custom<string | null>((raw) => raw === null || readInstant(raw) !== null),
    normalise: (raw) => {
      const instant = readInstant(raw);
      return instant && toBerlinIso(instant);
    },
    explain: () => problem('invalid_instant'),
    present: (value) => value,
  });
}

/** Null for what is none; seconds may be left out, the offset may not. */
export function readInstant(raw: unknown): Date | null {
  if (typeof raw !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)$/.test(raw)) return null;
  const instant = new Date(raw);
  return !Number.isNaN(instant.getTime()) && isDay(raw.slice(0, 10)) && isDay(dayOf(instant)) ? instant : null;
}
