import type { OpeningEntry } from './contract.ts';
import type { KnownHours } from './status.ts';

/** '10:00-19:00' as an entry; 'closed' as one that closes the day. */
export function buildEntry(text: string, rest: Partial<OpeningEntry> = {}): OpeningEntry {
  const [time_from = null, time_to = null] = text === 'closed' ? [] : text.split('-');
  return { time_from, time_to, closed: text === 'closed', alternative_link_url: null, alternative_text: null, ...rest };
}

type Texts = { yesterday?: readonly string[]; today?: readonly string[]; tomorrow?: readonly string[]; exceptions?: readonly string[] };

/** Regular hours of three days for tests, and exceptions for the one in the middle. */
export function buildHours(date: string, { yesterday = [], today = [], tomorrow = [], exceptions = [] }: Texts): KnownHours {
  const entries = (texts: readonly string[]) => texts.map((text) => buildEntry(text));
  return {
    date,
    opening_hours: entries(today),
    opening_hours_exceptions: entries(exceptions),
    yesterday: { opening_hours: entries(yesterday), opening_hours_exceptions: [] },
    tomorrow: { opening_hours: entries(tomorrow), opening_hours_exceptions: [] },
  };
}
