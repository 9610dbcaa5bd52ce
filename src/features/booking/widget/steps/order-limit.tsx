import { useLanguage } from '#i18n/use-language.ts';
import type { Offer } from '../../contract.ts';
import { CartLink } from '../cart-link.tsx';
import { amountOf } from '../selection/selection.ts';
import { t } from '../strings.ts';
import { limitText } from '../ticket-names.ts';
import type { Booking } from '../use-booking.ts';
import styles from './steps.module.css';

/** Where it is full this is the one place that says so, with the ways to more. */
export function OrderLimit({ id, booking: { offer, situation } }: { id: string; booking: Pick<Booking, 'offer' | 'situation'> }) {
  const language = useLanguage();
  if (!situation || !offer || offer.max_tickets === null) return null;
  const { inCart, selection } = situation;
  const isFull = inCart + amountOf(selection) >= offer.max_tickets;
  return (
    <div className={styles.limit} data-full={isFull || undefined}>
      <p id={id}>{limitText(language, offer, inCart, isFull)}</p>
      {isFull && <MoreTicketsLinks offer={offer} hasCart={inCart > 0} />}
    </div>
  );
}

/** What is held ordered first, by telephone, or as a group. */
export function MoreTicketsLinks({ offer, hasCart }: { offer: Pick<Offer, 'more_tickets' | 'ticket_url'>; hasCart: boolean }) {
  const language = useLanguage();
  const { phone, group_booking: group } = offer.more_tickets;
  if (!hasCart && !phone && !group) return null;
  return (
    <p className={styles.more}>
      {t(language, 'more_tickets')}
      {hasCart && <CartLink text={t(language, 'order_first')} otherwise={offer.ticket_url} />}
      {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{t(language, 'phone', { phone })}</a>}
      {group && <a href={group.includes('@') && !group.includes('/') ? `mailto:${group}` : group}>{t(language, 'group_booking')}</a>}
    </p>
  );
}
