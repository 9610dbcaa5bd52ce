import { readAddress } from '#content/index.ts';
import { isLink } from '#features/navigation/index.ts';
import type { Language } from '#i18n/language.ts';
import { t } from './strings.ts';

/** Which addresses a place takes: any that is safe, or only paths of the site and https (`is_link` of the database). */
export type Accepted = 'any' | 'site-or-web';

/** What somebody has typed or pasted, as an address: `href` may be stored, `problem` says in words why not; null while it is words to search for. */
export type TypedAddress = { readonly href: string } | { readonly problem: string } | null;

/** Reads typed text. An address of this very site, as a browser's address bar has it, becomes its path. */
export function readTyped(typed: string, language: Language, accepted: Accepted = 'any', origin = globalThis.location?.origin): TypedAddress {
  const text = typed.trim();
  const own = origin && (text === origin || text.startsWith(`${origin}/`)) ? text.slice(origin.length) || '/' : text;
  const protocol = /^[a-z][a-z0-9+.-]*:(?!\d)/i.exec(own)?.[0];
  const isAddress = protocol || /^[/#]/.test(own) || /^\S+@\S+$/.test(own) || /^[^\s/?#]+\.[a-z\u00a1-\uffff]{2,}(:\d+)?([/?#]\S*)?$/i.test(own);
  if (!isAddress) return null;
  const read = readAddress(own);
  if ('problem' in read) return { problem: problemOf(read.problem, protocol, language) };
  if (accepted === 'site-or-web' && !isLink(read.href)) return { problem: t(language, 'only_site_or_web') };
  return read;
}

function problemOf(code: 'invalid_link' | 'invalid_email', protocol: string | undefined, language: Language): string {
  if (code === 'invalid_email') return t(language, 'wrong_email');
  if (protocol && !/^(https?|mailto|tel):$/i.test(protocol)) return t(language, 'wrong_protocol', { protocol });
  return t(language, 'wrong_address');
}
