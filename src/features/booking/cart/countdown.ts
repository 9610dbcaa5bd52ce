import { warnSeconds } from './limits.ts';

/** Never negative; both in milliseconds of the server's clock. */
export const secondsLeft = (end: number, now: number): number => Math.max(0, Math.ceil((end - now) / 1000));

/** '14:59', '0:07' */
export const minutesAndSeconds = (seconds: number): string => `${Math.trunc(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export type HoldPhase = 'running' | 'ending' | 'over';

export const phaseOf = (seconds: number): HoldPhase => (seconds === 0 ? 'over' : seconds <= warnSeconds ? 'ending' : 'running');

/** For `datetime` of a duration (HTML §2.3.5.9): 'PT14M59S'. */
export const duration = (seconds: number): string => `PT${Math.trunc(seconds / 60)}M${seconds % 60}S`;
