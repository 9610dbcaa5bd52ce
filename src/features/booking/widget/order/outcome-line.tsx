import { Check, CircleHelp, LoaderCircle, X } from 'lucide';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { t } from '../strings.ts';
import type { Booking } from '../use-booking.ts';
import { isOpen, mayRepeat, tooFewSeats, tooManyTickets } from './failure.ts';
import { maxAfterRefusal, ticketsIn, withFewer } from './orders.ts';
import styles from './result.module.css';
import { failureText } from './result-text.ts';
import type { Outcome } from './send-orders.ts';

const marks = { added: Check, failed: X, unclear: CircleHelp, sending: LoaderCircle, waiting: LoaderCircle };

export function OutcomeLine({ outcome, booking, isBusy }: { outcome: Outcome; booking: Booking; isBusy: boolean }) {
  const language = useLanguage();
  const { order, state } = outcome;
  const mark = state === 'failed' && outcome.failure.kind === 'unclear' ? 'unclear' : state;
  const isRepeatedBelow = state === 'failed' && isOpen(outcome.failure) && booking.nextAction === 'again'; // result.tsx, all of them at once
  const group = booking.offer?.seat_groups.find(({ seat_group }) => seat_group === order.seatGroup);
  const isGone = state === 'failed' && outcome.failure.kind === 'refused' && group?.status === '0';
  const words =
    state === 'added'
      ? t(language, 'line_added', { n: outcome.tickets })
      : state === 'failed'
        ? failureText(language, outcome.failure, booking.nextAction)
        : t(language, state === 'waiting' ? 'waiting' : 'adding');
  return (
    <li data-outcome={mark}>
      <Icon node={marks[mark]} />
      <div>
        <strong>
          {ticketsIn(order)} × {order.name}
        </strong>
        {isGone && (
          <p>
            <strong>{t(language, 'group_sold_out', { name: order.name })}</strong>
          </p>
        )}
        <p>{words}</p>
        {state === 'failed' && !isBusy && !isRepeatedBelow && <Again outcome={outcome} booking={booking} />}
      </div>
    </li>
  );
}

/** With fewer tickets, else the same order under the same key, so that nothing is done twice; not without keys. */
function Again({ outcome: { order, failure }, booking }: { outcome: Outcome & { state: 'failed' }; booking: Booking }) {
  const language = useLanguage();
  if (mayRepeat(failure, booking.offer?.repeats_safely ?? false)) {
    return (
      <Button size="small" className={styles.again} onClick={() => void booking.orderAgain(order)}>
        {t(language, 'try_again')}
      </Button>
    );
  }
  if (failure.kind !== 'refused' || (failure.code !== tooFewSeats && failure.code !== tooManyTickets)) return null;
  const room = (booking.offer?.max_tickets ?? Number.POSITIVE_INFINITY) - (booking.situation?.inCart ?? 0);
  const most = Math.min(room, maxAfterRefusal(order, booking.offer?.seat_groups ?? [], booking.time));
  if (most < 1) return null;
  const again = () => {
    const fewer = withFewer(order, most);
    if (fewer) void booking.orderAgain(fewer);
  };
  return (
    <Button size="small" className={styles.again} onClick={again}>
      {t(language, 'try_with', { n: most })}
    </Button>
  );
}
