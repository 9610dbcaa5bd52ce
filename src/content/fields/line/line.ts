import { z } from 'zod';
import { maxLine } from '../../limits.ts';
import { explainText, type IsPerLanguage, isPerLanguage, makeField, type TextOptions } from '../field.ts';

/** One line of text. Per language, unless `shared`. `of`: it is the name of something of the site, which the editor offers to choose. */
export function lineField<const Options extends TextOptions & { readonly max?: number; readonly of?: 'section' }>(options: Options) {
  const max = options.max ?? maxLine;
  return makeField<string, IsPerLanguage<Options>, string>(options, isPerLanguage(options), {
    kind: 'line',
    limits: { max, ...(options.of && { of: options.of }) },
    empty: '',
    schema: z.string().max(max),
    normalise: (raw) => (typeof raw === 'string' ? cleanLine(raw).slice(0, max) : ''),
    isEmpty: (value) => value.trim() === '',
    explain: explainText(max),
    textOf: (value) => value,
    present: (value) => value,
  });
}

/** Also drops control characters and signs that turn the direction of text. */
const cleanLine = (text: string): string =>
  text
    .replace(/[\r\n\t\u2028\u2029]+/g, ' ')
    .replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '')
    .trim();
