import { withAsciiDomain } from '#i18n/email/email-address.ts';

/** Who is told of a hole, as security.txt names it (RFC 9116 §2.5.3): `mailto:` or `https:`; null where a text is neither. */
export function contactAddress(text: string): string | null {
  if (/^https:\/\/[^\s/]+\.[^\s]+$/.test(text)) return text;
  const address = withAsciiDomain(text);
  return /^[^\s@:/]{1,64}@[^\s@/]+\.[a-z][a-z\d-]*[a-z\d]$/i.test(address) ? `mailto:${address}` : null;
}
