import { duration, minutesAndSeconds } from '../countdown.ts';

/** '14:59', running. A timer that screen readers read when asked, and not every second (WAI-ARIA "timer"). */
export const TimeLeft = ({ seconds, className }: { seconds: number; className?: string | undefined }) => (
  <time role="timer" dateTime={duration(seconds)} className={className}>
    {minutesAndSeconds(seconds)}
  </time>
);
