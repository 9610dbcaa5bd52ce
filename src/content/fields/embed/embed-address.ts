import { maxAddress } from '../../limits.ts';
import { isAllowedHost } from '../embed-hosts.ts';

const maxCode = 10_000;

/** '' without an allowed host; of an embed code only an iframe's first `src` or a quotation's link (Instagram, TikTok, X) counts. */
export function readEmbedAddress(raw: unknown, hosts: readonly string[] | 'any'): string {
  if (typeof raw !== 'string' || raw.length > maxCode) return '';
  return checkedAddress(raw.includes('<') ? addressInCode(raw) : raw, hosts);
}

/** Without a name or password in it; http becomes https. */
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
