import { calendarLine } from './limits.ts';

/**
 * A content line folded at 75 octets (RFC 5545 §3.1), never inside a character's UTF-8 sequence. Lines are joined
 * by CRLF and a space, without a CRLF at the end.
 */
export function fold(line: string): string {
  if (line.length * 3 <= calendarLine) return line; // a UTF-16 unit has at most three octets
  const octets = Buffer.from(line);
  const parts: string[] = [];
  let start = 0;
  while (start < octets.length) {
    const end = endOfPart(octets, start + calendarLine - (start === 0 ? 0 : 1)); // the space counts
    parts.push(octets.toString('utf8', start, end));
    start = end;
  }
  return parts.join('\r\n ');
}

/** The last place up to `limit` where no character is cut: continuation octets of UTF-8 begin with the bits 10. */
function endOfPart(octets: Buffer, limit: number): number {
  let end = Math.min(limit, octets.length);
  while (((octets[end] ?? 0) & 0xc0) === 0x80) end -= 1;
  return end;
}

/** A value of type TEXT (RFC 5545 §3.3.11). Control characters, which no line may hold, are left out. */
export const escapeText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/[^\P{Cc}\t]/gu, '');
