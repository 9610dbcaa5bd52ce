import { duration, minutesAndSeconds } from '../countdown.ts';

/** '14:59', read by screen readers when asked, not every second (WAI-ARIA "timer"). */
export const TimeLeft = ({ seconds, className }: { seconds: number; className?: string | undefined }) => (
  <time role="timer" dateTime={duration(seconds)} className={className}>
    {minutesAndSeconds(seconds)}
  </time>
);
