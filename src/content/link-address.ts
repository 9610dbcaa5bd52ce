import { withAsciiMailto } from '#i18n/email/email-address.ts';
import { maxAddress } from './limits.ts';

/** What a text is as an address: `href` may stand in a page; `problem` names what is wrong. */
export type ReadAddress = { readonly href: string } | { readonly problem: 'invalid_link' | 'invalid_email' };

/** Internal links begin with "/" (E §5) or "#"; only http, https, mailto and tel pass, https where no protocol is given. */
export function readAddress(raw: string): ReadAddress {
  // Browsers drop tabs and line breaks within an address before they read its protocol.
  const bare = raw.replace(/[\t\n\r]/g, '').trim();
  const text = /^tel:/i.test(bare) ? bare.replace(/[ \u00A0\u202F]/g, '') : bare; // as people part the digits of a number
  const refused = { problem: 'invalid_link' } as const;
  if (text === '' || text.length > maxAddress || /[\p{Cc}\p{Cf}\s\\<>"]/u.test(text)) return refused;
  if (text.startsWith('/')) return text.startsWith('//') ? refused : { href: text };
  if (text.startsWith('#')) return { href: text };
  if (/^mailto:/i.test(text)) return readEmail(text.slice(7));
  if (/^tel:/i.test(text)) return /^tel:\+?[\d()/.-]{3,30}$/i.test(text) ? { href: `tel:${text.slice(4)}` } : refused;
  if (/^[^/:?#@]+@[^/:?#@]+$/.test(text)) return readEmail(text);
  return readWebAddress(/^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`) ?? refused;
}

/** '' where none may stand in an `href`. */
export function safeHref(raw: unknown): string {
  if (typeof raw !== 'string') return '';
  const address = readAddress(raw);
  return 'href' in address ? address.href : '';
}

/** A new window adds no-opener and no-referrer (E §5), web addresses elsewhere always; domains of mail addresses become ASCII. */
export function linkAttributes(address: string, newWindow = false): { href: string; target?: '_blank'; rel?: string } {
  const href = withAsciiMailto(address);
  return newWindow || /^https?:/.test(href) ? { href, target: '_blank', rel: 'noopener noreferrer' } : { href };
}

function readEmail(text: string): ReadAddress {
  const [address = '', query] = text.split('?', 2);
  const isEmail =
    address.length <= 254 &&
    /^[^\s@:,;()[\]]{1,64}@([a-z0-9\u00A1-\uFFFF]([a-z0-9\u00A1-\uFFFF-]{0,61}[a-z0-9\u00A1-\uFFFF])?\.)+[a-z\u00A1-\uFFFF]{2,63}$/iu.test(address);
  return isEmail ? { href: `mailto:${address}${query ? `?${query}` : ''}` } : { problem: 'invalid_email' };
}

function readWebAddress(text: string): ReadAddress | null {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  const isHost = url.hostname.includes('.') && !url.username && !url.password;
  return isHost ? { href: text.replace(/^https?:/i, (protocol) => protocol.toLowerCase()) } : null;
}
