import { z } from 'zod';
import { maxHtml } from '../../limits.ts';
import { explainText, type IsPerLanguage, isPerLanguage, makeField, type TextOptions } from '../field.ts';

/** `html` is sanitised by the server, `source` may only stand in a sandboxed frame; per language, unless `shared`. */
export function htmlField<const Options extends TextOptions>(options: Options) {
  return makeField<string, IsPerLanguage<Options>, { html: string; source: string }>(options, isPerLanguage(options), {
    kind: 'html',
    limits: { max: maxHtml },
    empty: '',
    schema: z.string().max(maxHtml),
    normalise: (raw) => (typeof raw === 'string' ? raw.slice(0, maxHtml) : ''),
    isEmpty: (value) => value.trim() === '',
    explain: explainText(maxHtml),
    textOf: (value) => value.replace(/<(script|style)\b[\s\S]*?(<\/\1\s*>|$)/gi, ' ').replace(/<[^<>]*>/g, ' '),
    present: (value, _, { sanitiseHtml }) => ({ html: sanitiseHtml?.(value) ?? '', source: value }),
  });
}
