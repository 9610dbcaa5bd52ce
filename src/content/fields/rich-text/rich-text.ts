import { z } from 'zod';
import { maxRichText } from '../../limits.ts';
import { readAddress } from '../../link-address.ts';
import { normaliseRichText } from '../../rich-text/normalise.ts';
import { linksIn, plainText } from '../../rich-text/plain-text.ts';
import { emptyRichText, type RichText, richTextSchema } from '../../rich-text/rich-text.ts';
import { type IsPerLanguage, isPerLanguage, makeField, problem, type TextOptions } from '../field.ts';

/** A draft holds none with an unsafe link; per language, unless `shared`. */
export function richTextField<const Options extends TextOptions & { readonly max?: number }>(options: Options) {
  const max = options.max ?? maxRichText;
  const schema = z.custom<RichText>((raw) => richTextSchema.safeParse(raw).success && whatIsWrong(raw) === null);
  /** The links that reading would drop are the unsafe ones. */
  function whatIsWrong(raw: unknown) {
    if (plainText(normaliseRichText(raw, max + 1)).length > max) return problem('too_long', { limit: max });
    const unsafe = [...rawLinks(raw)].map((href) => readAddress(href)).find((address) => 'problem' in address);
    return unsafe && 'problem' in unsafe ? problem(unsafe.problem) : null;
  }
  return makeField<RichText, IsPerLanguage<Options>, RichText>(options, isPerLanguage(options), {
    kind: 'rich_text',
    limits: { max },
    empty: emptyRichText,
    schema,
    normalise: (raw) => normaliseRichText(raw, max),
    isEmpty: (value) => plainText(normaliseRichText(value)).trim() === '',
    explain: whatIsWrong,
    textOf: plainText,
    referencesOf: (value) => ({ links: linksIn(value) }),
    present: (value) => value,
  });
}

function* rawLinks(raw: unknown, depth = 0): Generator<string> {
  if (typeof raw !== 'object' || raw === null || depth > 60) return;
  for (const [key, value] of Object.entries(raw)) {
    if (key === 'href' && typeof value === 'string') yield value;
    yield* rawLinks(value, depth + 1);
  }
}
