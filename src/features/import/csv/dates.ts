/** The ways in which people write a day and a time into a table, as a record has them. What is none of them is left as it is. */

/** '21.11.2026', 'Sa, 21.11.26', '21/11/2026', '2026-11-21' → '2026-11-21'; null where it is no day. */
export function dayIn(text: string): string | null {
  const bare = text.trim().replace(/^\p{L}{2,12}\.?,?\s+/u, '');
  const iso = /^(\d{4,6})-(\d{1,2})-(\d{1,2})$/.exec(bare);
  if (iso) return `${iso[1]}-${two(iso[2])}-${two(iso[3])}`;
  const [, date, month, year] = /^(\d{1,2})[./-]\s?(\d{1,2})[./-]\s?(\d{4,6}|\d{2})$/.exec(bare) ?? [];
  if (!year) return null;
  return `${year.length === 2 ? `20${year}` : year}-${two(month)}-${two(date)}`;
}

/** '19:30', '19.30 Uhr', '19 Uhr', '19h30', '7.30 pm', '7pm' → '19:30'; null where it is no time. */
export function timeIn(text: string): string | null {
  const [whole, hour = '', minute, second, half, oClock] =
    /^(\d{1,2})(?:(?:[:.]|\s?h\s?)(\d{2}))?(?:[:.](\d{2}))?\s*(?:([ap])\.?m\.?|(uhr|h))?$/i.exec(text.trim()) ?? [];
  if (whole === undefined || (minute === undefined && !half && !oClock)) return null;
  const hours = half ? (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hour);
  return [two(String(hours)), minute ?? '00', ...(second ? [second] : [])].join(':');
}

/** Day and time in one cell; the time may be missing. */
export function momentIn(text: string): string {
  const trimmed = text.trim();
  if (/^\d{4}-\d{2}-\d{2}T/i.test(trimmed)) return trimmed;
  const day = dayIn(trimmed);
  if (day) return day;
  const [, first = '', rest = ''] = /^((?:\p{L}{2,12}\.?,?\s+)?\S+?),?\s+(?:um\s+|at\s+)?(.+)$/u.exec(trimmed) ?? [];
  const [itsDay, itsTime] = [dayIn(first), timeIn(rest)];
  return itsDay && itsTime ? `${itsDay}T${itsTime}` : trimmed;
}

const two = (digits = ''): string => digits.padStart(2, '0');
