import { z } from 'zod';
import { type FieldOptions, makeField, problem } from '../field.ts';

/** An amount in euros with at most two places after the point, null where none is given. Shared by all languages. */
export function moneyField(options: FieldOptions & { readonly max?: number }) {
  const { max = 100_000 } = options;
  return makeField<number | null, false, number | null>(options, false, {
    kind: 'money',
    limits: { min: 0, max },
    empty: null,
    schema: z.number().nullable(),
    // Some columns hold amounts as the box office writes them: '48.00'.
    normalise: (raw) => {
      const amount = typeof raw === 'string' && /^\d+(\.\d+)?$/.test(raw) ? Number(raw) : raw;
      return typeof amount === 'number' && Number.isFinite(amount) ? Math.round(amount * 100) / 100 : null;
    },
    explain: () => problem('not_a_number'),
    check: (value) => {
      if (value === null) return null;
      if (value < 0 || value > max) return problem('not_between', { min: 0, max });
      return Math.abs(value * 100 - Math.round(value * 100)) > 1e-6 ? problem('invalid_amount') : null;
    },
    present: (value) => value,
  });
}
