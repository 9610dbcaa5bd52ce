import type { WholeEvent } from '../../event.loader.ts';
import styles from './sale-start.module.css';

/**
 * Of what is not sold yet: how long it is until the sale begins. The words are true until midnight; in its last day a script
 * counts hours and minutes in their place (src/ui/countdown/countdown.ts).
 */
export function SaleStart({ event: { sale_countdown: countdown } }: { event: WholeEvent }) {
  if (!countdown) return null;
  return (
    <p className={styles.countdown} data-for="not_yet">
      {countdown.text}{' '}
      <time dateTime={countdown.to} data-enhance="countdown">
        {countdown.when}
      </time>
    </p>
  );
}
