import { z } from 'zod';
import type { Bilingual } from '../../problem.ts';
import { type FieldOptions, makeField, problem } from '../field.ts';

type Option = { readonly value: string | number; readonly label: Bilingual };
type ChoiceOptions = FieldOptions & { readonly options: readonly [Option, ...Option[]] };

/** The first where none is chosen; an option of another release stays stored and is shown as the first. */
export function choiceField<const Options extends ChoiceOptions>(options: Options) {
  type Value = Options['options'][number]['value'];
  const [first] = options.options;
  const isOption = (raw: unknown): raw is Value => options.options.some(({ value }) => value === raw);
  return makeField<Value, false, Value>(options, false, {
    kind: 'choice',
    limits: { options: options.options },
    empty: first.value,
    schema: z.custom<Value>(isOption),
    normalise: (raw) => (isOption(raw) ? raw : first.value),
    isEmpty: () => false,
    explain: () => problem('unknown_choice'),
    present: (value) => value,
  });
}
