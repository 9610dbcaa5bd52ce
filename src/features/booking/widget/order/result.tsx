import { useEffect, useRef } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { button } from '#ui/button/button-class.ts';
import { useCart, useSecondsLeft } from '../../cart/cart.ts';
import { t as cart } from '../../cart/strings.ts';
import { TimeLeft } from '../../cart/view/time-left.tsx';
import { CartLink } from '../cart-link.tsx';
import { isSoldOut } from '../selection/ticket-limits.ts';
import { MoreTicketsLinks } from '../steps/order-limit.tsx';
import { OtherDates } from '../steps/other-dates.tsx';
import { t } from '../strings.ts';
import { bookedEvent } from '../ticket-names.ts';
import type { Booking } from '../use-booking.ts';
import type { OpenedFrom } from '../widget-target.ts';
import { isOpen, tooManyTickets } from './failure.ts';
import { OutcomeLine } from './outcome-line.tsx';
import styles from './result.module.css';
import { failureTitle, minutesHeld, queueText, successText, ticketsAdded } from './result-text.ts';
import type { Outcome } from './send-orders.ts';

type Props = { booking: Booking; outcomes: readonly Outcome[]; openedFrom: OpenedFrom; ticketUrl: string };

/** Line by line: loading, then success or error, with the ways on (V §4 "Add to cart", §8). */
export function Result({ booking, outcomes, openedFrom, ticketUrl }: Props) {
  const language = useLanguage();
  const { isSending: isLoading, ahead } = booking;
  const { tickets, ended } = useCart();
  const heading = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button that was pressed goes, with the focus, whenever this changes
  useEffect(() => {
    // What warns of the end of the reservation has taken the focus for a reason.
    if (!document.activeElement?.closest('[role=alertdialog]')) heading.current?.focus({ preventScroll: true });
  }, [isLoading]);
  const added = ticketsAdded(outcomes);
  const failures = outcomes.flatMap((outcome) => (outcome.state === 'failed' ? [outcome.failure] : []));
  const open = outcomes.find((outcome) => outcome.state === 'failed' && isOpen(outcome.failure));
  const isWrong = failures.some((failure) => !isOpen(failure));
  const hasWebshop = failures.some(({ kind }) => kind !== 'offline');
  /** Said before what the refusal means: a visitor wants to know that, and where else there are tickets. */
  const isGone = !isLoading && booking.offer !== null && isSoldOut(booking.offer) && failures.some(({ kind }) => kind === 'refused');
  const isFull = failures.some((failure) => failure.kind === 'refused' && failure.code === tooManyTickets);
  const progressText = ahead === null ? t(language, 'adding') : queueText(language, ahead);
  const title = isLoading ? progressText : failures.length > 0 ? failureTitle(language, outcomes) : successText(language, added);
  if (!isLoading && added > 0 && tickets === 0) {
    return (
      <div className={styles.result} aria-busy="false">
        <p ref={heading} tabIndex={-1} className={styles.title}>
          {cart(language, ended ?? 'gone')}
        </p>
        <p>{cart(language, `${ended ?? 'gone'}_hint`)}</p>
        <div className={styles.ways}>
          {ended === 'expired' && (
            <Button look="signal" onClick={booking.chooseAgain}>
              {t(language, 'choose_again')}
            </Button>
          )}
          <Button look={ended === 'expired' ? 'secondary' : 'signal'} onClick={booking.chooseMore}>
            {t(language, 'choose_anew')}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className={styles.result} aria-busy={isLoading}>
      <p ref={heading} tabIndex={-1} className={styles.title}>
        {isGone && booking.offer ? t(language, 'sold_out_meanwhile', { event: bookedEvent(language, booking.offer) }) : title}
      </p>
      {isGone && booking.offer && <OtherDates offer={booking.offer} />}
      {isGone && <p>{title}</p>}
      {!isLoading && failures.length > 0 && added > 0 && <p>{successText(language, added)}</p>}
      {!isLoading && added > 0 && <Reserved minutes={booking.offer?.hold_minutes ?? 0} />}
      {!isLoading && hasWebshop && <ViaWebshop hint={isWrong ? 'failure_hint' : 'unclear_hint'} ticketUrl={ticketUrl} />}
      {(isLoading || outcomes.length > 1 || failures.length > 0) && (
        <ul className={styles.lines}>
          {outcomes.map((outcome) => (
            <OutcomeLine key={outcome.order.seatGroup} outcome={outcome} booking={booking} isBusy={isLoading} />
          ))}
        </ul>
      )}
      {!isLoading && isFull && booking.offer && <MoreTicketsLinks offer={booking.offer} hasCart={tickets > 0} />}
      {!isLoading && (
        <div className={styles.ways}>
          {open && booking.nextAction === 'again' ? (
            <Button look="signal" onClick={() => void booking.orderAgain(open.order)}>
              {t(language, 'try_again')}
            </Button>
          ) : (
            (added > 0 || open) && <CartLink text={t(language, added > 0 ? 'to_cart' : 'look_into_cart')} otherwise={ticketUrl} className={button('signal')} />
          )}
          {hasWebshop && (
            <a href={ticketUrl} className={button(added > 0 || open ? 'secondary' : 'signal')}>
              {t(language, 'to_webshop')}
            </a>
          )}
          {failures.length > 0 ? (
            <Button onClick={booking.chooseMore}>{t(language, 'back_to_choice')}</Button>
          ) : (
            openedFrom === 'list' && <Button onClick={booking.chooseMore}>{t(language, 'add_more')}</Button>
          )}
        </div>
      )}
    </div>
  );
}

function Reserved({ minutes }: { minutes: number }) {
  const language = useLanguage();
  const seconds = useSecondsLeft();
  return (
    <p className={styles.reserved}>
      {t(language, 'reserved', { n: minutesHeld(minutes, seconds) })} {seconds !== null && <TimeLeft seconds={seconds} className={styles.left} />}
    </p>
  );
}

function ViaWebshop({ hint, ticketUrl }: { hint: 'failure_hint' | 'unclear_hint'; ticketUrl: string }) {
  const language = useLanguage();
  const [before, after] = t(language, hint).split('{webshop}');
  return (
    <p>
      {before}
      <a href={ticketUrl}>{t(language, 'webshop')}</a>
      {after}
    </p>
  );
}
