import { addDays, instantAt, toBerlinIso } from '#i18n/berlin-time.ts';
import { clockTime } from '#i18n/format.ts';
import type { OpeningPhase } from './contract.ts';
import { type KnownHours, lastChange, nextChange, type OpeningStatus, openingStatus } from './status.ts';

/** What is to be said from now on, by phase, so that a browser needs neither the rules nor a time zone; all answers within a phase are the same. */
export function timelineOf(hours: KnownHours, now: Date): { timeline: OpeningPhase[]; known_until: string } {
  const timeline: OpeningPhase[] = [];
  for (let at = lastChange(hours, now); at; at = nextChange(hours, at)) {
    const status = openingStatus(hours, at);
    if (status) timeline.push(phaseOf(status, at));
  }
  return { timeline, known_until: toBerlinIso(instantAt(addDays(hours.date, 2))) };
}

export function phaseOf({ state, ranges, alternative }: OpeningStatus, since: Date): OpeningPhase {
  return {
    since: toBerlinIso(since),
    state,
    times: timesOf(state, ranges),
    alternative_text: alternative?.text ?? null,
    alternative_link_url: alternative?.url ?? null,
    ...(alternative?.lang ? { lang: alternative.lang } : {}),
  };
}

function timesOf(state: OpeningPhase['state'], ranges: OpeningStatus['ranges']): string[] {
  if (state === 'late' || state === 'closed') return [];
  if (ranges.length > 1) return ranges.map(({ from, to }) => `${clockTime(from)}–${clockTime(to)}`);
  return ranges.map(({ from, to }) => clockTime(state === 'early' ? from : to));
}
