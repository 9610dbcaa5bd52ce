import { z } from 'zod';
import { maxLine } from '../../limits.ts';
import { type FieldOptions, makeField, problem } from '../field.ts';

/** A list of short texts that are the same in all languages, such as names under which an import knows something. */
export function wordsField(options: FieldOptions & { readonly max?: number }) {
  const { max = 50 } = options;
  const none: readonly string[] = [];
  return makeField<readonly string[], false, readonly string[]>(options, false, {
    kind: 'words',
    limits: { max, maxLength: maxLine },
    empty: none,
    schema: z.array(z.string().max(maxLine)).max(max),
    normalise: (raw) => {
      const words = Array.isArray(raw) ? raw.filter((word) => typeof word === 'string') : [];
      return [...new Set(words.map((word) => word.trim().slice(0, maxLine)).filter(Boolean))].slice(0, max);
    },
    isEmpty: (value) => value.length === 0,
    explain: (raw) => (Array.isArray(raw) && raw.length > max ? problem('too_many', { n: max }) : null),
    textOf: (value) => value.join(' '),
    present: (value) => value,
  });
}
