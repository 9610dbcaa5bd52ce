/** Who is told of a hole, as security.txt names it (RFC 9116 §2.5.3): `mailto:` or `https:`; null where a text is neither. */
export function contactAddress(text: string): string | null {
  if (/^https:\/\/[^\s/]+\.[^\s]+$/.test(text)) return text;
  return /^[^\s@:/]{1,64}@[^\s@/]+\.[a-z]{2,}$/i.test(text) ? `mailto:${text}` : null;
}
