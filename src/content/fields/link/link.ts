import { z } from 'zod';
import { maxAddress } from '../../limits.ts';
import { readAddress, safeHref } from '../../link-address.ts';
import { type IsPerLanguage, isPerLanguage, makeField, problem, type TextOptions } from '../field.ts';

/** The address of a link. What is no safe address is not even kept in a draft. Per language, unless `shared`. */
export function linkField<const Options extends TextOptions>(options: Options) {
  return makeField<string, IsPerLanguage<Options>, string>(options, isPerLanguage(options), {
    kind: 'link',
    limits: { max: maxAddress },
    empty: '',
    schema: z
      .string()
      .max(maxAddress)
      .refine((text) => text.trim() === '' || 'href' in readAddress(text)),
    normalise: safeHref,
    isEmpty: (value) => value.trim() === '',
    explain: (raw) => {
      const address = typeof raw === 'string' ? readAddress(raw) : { problem: 'invalid_link' as const };
      return 'problem' in address ? problem(address.problem) : null;
    },
    referencesOf: (value) => {
      const href = safeHref(value);
      const file = linkedFile(href);
      return href ? { links: [href], ...(file !== null && { files: [file] }) } : {};
    },
    present: (value) => value,
  });
}

/** What is linked is in use. */
export function linkedFile(href: string): number | null {
  const id = /^\/media\/files\/([1-9]\d{0,8})-/.exec(href)?.[1];
  return id === undefined ? null : Number(id);
}
