import { X } from 'lucide';
import { type ReactNode, useId } from 'react';
import { displayTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { button } from '#ui/button/button-class.ts';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useShopOnline } from '../live/shop-state.ts';
import styles from './booking-widget.module.css';
import { Result } from './order/result.tsx';
import { SelectionSummary } from './selection/selection-summary.tsx';
import { isSoldOut, offeredGroups } from './selection/ticket-limits.ts';
import { DiscountsStep } from './steps/discounts-step.tsx';
import { MainStep } from './steps/main-step.tsx';
import { OtherDates } from './steps/other-dates.tsx';
import { TimeslotsStep } from './steps/timeslots-step.tsx';
import { t } from './strings.ts';
import { bookedEvent } from './ticket-names.ts';
import { type Booking, useBooking } from './use-booking.ts';
import { useWidgetFocus } from './use-widget-focus.ts';
import type { OpenedFrom } from './widget-target.ts';

export type WidgetProps = {
  eventId: number;
  openedFrom: OpenedFrom;
  ticketUrl: string;
  /** A seat group of which one ticket is chosen already. */
  seatGroup: number | null;
  /** Nobody has asked for it. */
  isReturning: boolean;
  isClosing: boolean;
  onClose: () => void;
  onResult: (words: string) => void;
};

/** V §4: main, discounts, time slots; then the way into the cart and its result. */
export function BookingWidget({ eventId, openedFrom, ticketUrl, seatGroup, isReturning, isClosing, onClose, onResult }: WidgetProps) {
  const language = useLanguage();
  const booking = useBooking(eventId, language, onResult, seatGroup);
  const { offer } = booking;
  const { widget, heading, noted } = useWidgetFocus(booking, isReturning);
  const title = useId();
  const Heading = openedFrom === 'list' ? 'h4' : 'h3';
  return (
    <section
      ref={widget}
      aria-labelledby={title}
      className={styles.widget}
      data-booking-widget=""
      data-closing={isClosing || undefined}
      {...noted}
      onKeyDown={(key) => {
        if (key.key !== 'Escape') return;
        key.preventDefault(); // or a dialog around it would close with it
        onClose();
      }}
    >
      <div className={styles.inside}>
        <header className={styles.head}>
          <Heading ref={heading} id={title} tabIndex={-1} className={styles.title}>
            {offer ? t(language, 'title_of', { event: bookedEvent(language, offer) }) : t(language, 'title')}
          </Heading>
          <IconButton icon={X} label={t(language, 'close')} className={styles.close} aria-disabled={booking.isSending} onClick={onClose} />
        </header>
        <p role="status" className={styles.announcement}>
          {booking.announcement}
        </p>
        <Content booking={booking} openedFrom={openedFrom} ticketUrl={ticketUrl} />
      </div>
    </section>
  );
}

function Content({ booking, openedFrom, ticketUrl }: { booking: Booking; openedFrom: OpenedFrom; ticketUrl: string }) {
  const language = useLanguage();
  const isOnline = useShopOnline();
  const { offer, problem, outcomes, step, time } = booking;
  if (outcomes) return <Result booking={booking} outcomes={outcomes} openedFrom={openedFrom} ticketUrl={ticketUrl} />;
  if (!offer && problem === 'none') return <Closed ticketUrl={ticketUrl}>{t(language, 'not_for_sale')}</Closed>;
  if (!offer && problem === 'failed') {
    return (
      <Closed ticketUrl={ticketUrl}>
        {t(language, isOnline ? 'offer_failed' : 'shop_offline')}
        <Button onClick={() => void booking.reload()}>{t(language, 'try_again')}</Button>
      </Closed>
    );
  }
  if (!offer) return <Loading />;
  if (offer.sale !== 'on_sale' || offeredGroups(offer.seat_groups, time).length === 0) {
    return (
      <>
        <Closed>{isSoldOut(offer) ? t(language, 'sold_out_event', { event: bookedEvent(language, offer) }) : t(language, offer.sale)}</Closed>
        <OtherDates offer={offer} />
      </>
    );
  }
  return (
    <>
      {offer.is_cached && <p className={styles.kept}>{t(language, 'as_of', { time: displayTime(language, new Date(offer.as_of)) })}</p>}
      {step.name === 'discounts' && <DiscountsStep booking={booking} seatGroup={step.group} />}
      {step.name === 'timeslots' && <TimeslotsStep booking={booking} />}
      {step.name === '' && <MainStep booking={booking} />}
      {step.name !== 'timeslots' && <SelectionSummary booking={booking} />}
    </>
  );
}

function Closed({ children, ticketUrl }: { children: ReactNode; ticketUrl?: string }) {
  const language = useLanguage();
  return (
    <div className={styles.closed}>
      {children}
      {ticketUrl && (
        <a href={ticketUrl} className={button()}>
          {t(language, 'to_webshop')}
        </a>
      )}
    </div>
  );
}

function Loading() {
  const language = useLanguage();
  return (
    <div className={styles.loading}>
      <VisuallyHidden>{t(language, 'loading')}</VisuallyHidden>
      {[1, 2, 3].map((row) => (
        <span key={row} />
      ))}
    </div>
  );
}
