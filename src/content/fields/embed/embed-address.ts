import { maxAddress } from '../../limits.ts';
import { isAllowedHost } from '../embed-hosts.ts';

const maxCode = 10_000;

/**
 * Reduces an address or an embed code to the address in it, '' where there is none of an allowed host. Of a code only
 * the first `src` of an iframe counts, or what a quotation's link names (Instagram, TikTok, X); the code itself is never kept.
 */
export function readEmbedAddress(raw: unknown, hosts: readonly string[] | 'any'): string {
  if (typeof raw !== 'string' || raw.length > maxCode) return '';
  return checkedAddress(raw.includes('<') ? addressInCode(raw) : raw, hosts);
}

/** The address if it is https, of an allowed host and carries no name or password; http becomes https. */
function checkedAddress(raw: string, hosts: readonly string[] | 'any'): string {
  const text = raw.trim().replace(/^(https?:)?\/\//i, 'https://');
  const address = /^https:\/\//.test(text) ? text : `https://${text}`;
  if (address.length > maxAddress || /[\p{Cc}\s\\<>"]/u.test(address) || !URL.canParse(address)) return '';
  const url = new URL(address);
  return !url.username && !url.password && !url.port && (hosts === 'any' || isAllowedHost(url.hostname, hosts)) ? url.href : '';
}

function addressInCode(code: string): string {
  const named =
    code.match(/<iframe\b[^<>]{0,2000}?\ssrc\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)')/i) ??
    code.match(/\s(?:cite|data-instgrm-permalink|data-href)\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)')/i);
  const linked =
    named ?? code.match(/<a\b[^<>]{0,2000}?\shref\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)')[^<>]*>[^<>]*<\/a>\s*(?:<\/p>\s*)?(?:<\/section>\s*)?<\/blockquote>/i);
  return (linked?.[1] ?? linked?.[2] ?? '').replace(/&amp;/g, '&').replace(/&#0?38;/g, '&');
}
