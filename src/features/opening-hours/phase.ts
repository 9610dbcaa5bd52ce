import type { OpeningTimeline, ShownPhase } from './contract.ts';

/** The phase at an instant (milliseconds). A clock that lags behind the server's sees the first one. */
export const phaseAt = <P extends ShownPhase>({ timeline }: { timeline: readonly P[] }, now: number): P | undefined =>
  timeline.findLast(({ since }) => Date.parse(since) <= now) ?? timeline[0];

/** When the next phase begins, or the timeline ends; in the past where it has ended. */
export const nextPhase = ({ timeline, known_until }: OpeningTimeline, now: number): number =>
  Date.parse(timeline.find(({ since }) => Date.parse(since) > now)?.since ?? known_until);
