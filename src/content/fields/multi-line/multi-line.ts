import { z } from 'zod';
import { maxMultiLine } from '../../limits.ts';
import { explainText, type IsPerLanguage, isPerLanguage, makeField, type TextOptions } from '../field.ts';

/** Text with line breaks and nothing else: 3000 characters (E §5) unless `max` says less. Per language, unless `shared`. */
export function multiLineField<const Options extends TextOptions & { readonly max?: number }>(options: Options) {
  const max = options.max ?? maxMultiLine;
  return makeField<string, IsPerLanguage<Options>, string>(options, isPerLanguage(options), {
    kind: 'multi_line',
    limits: { max },
    empty: '',
    schema: z.string().max(max),
    normalise: (raw) => (typeof raw === 'string' ? cleanText(raw).slice(0, max) : ''),
    isEmpty: (value) => value.trim() === '',
    explain: explainText(max),
    textOf: (value) => value,
    present: (value) => value,
  });
}

const cleanText = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/gu, '')
    .trim();
