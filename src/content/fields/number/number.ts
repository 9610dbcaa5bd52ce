import { z } from 'zod';
import { type FieldOptions, makeField, problem } from '../field.ts';

type NumberOptions = FieldOptions & { readonly min?: number; readonly max?: number; readonly whole?: boolean };

/** A number, null where none is given; whole unless `whole: false`. Shared by all languages. */
export function numberField(options: NumberOptions) {
  const { min = 0, max = 1_000_000, whole = true } = options;
  return makeField<number | null, false, number | null>(options, false, {
    kind: 'number',
    limits: { min, max, whole },
    empty: null,
    schema: z.number().nullable(),
    normalise: (raw) => {
      const number = typeof raw === 'string' ? readNumber(raw) : raw;
      return typeof number === 'number' && Number.isFinite(number) ? number : null;
    },
    explain: () => problem('not_a_number'),
    check: (value) => {
      if (value === null) return null;
      if (whole && !Number.isInteger(value)) return problem('not_whole');
      return value < min || value > max ? problem('not_between', { min, max }) : null;
    },
    present: (value) => (value === null || (whole && !Number.isInteger(value)) ? null : Math.min(max, Math.max(min, value))),
  });
}

/** As typed, with a decimal comma or point. */
const readNumber = (text: string): number => (/^\s*-?\d{1,15}([.,]\d{1,6})?\s*$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN);
