import { displayPrice } from '#i18n/price.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { t } from '../strings.ts';
import { ticketKind } from '../ticket-names.ts';
import type { Booking } from '../use-booking.ts';
import { totalOf } from './money.ts';
import { amountOf } from './selection.ts';
import styles from './summary.module.css';

/** The way into the cart is closed as long as nothing is selected (V §5). */
export function SelectionSummary({ booking: { situation, addToCart } }: { booking: Pick<Booking, 'situation' | 'addToCart'> }) {
  const language = useLanguage();
  if (!situation) return null;
  const { selection, offer } = situation;
  const amount = amountOf(selection);
  return (
    <div className={styles.summary}>
      <ul className={styles.lines}>
        {selection.map(({ ticket, amount: some }) => {
          const group = offer.seat_groups.find(({ seat_group }) => seat_group === ticket.seat_group);
          const price = group?.prices.find(({ sale_type_id }) => sale_type_id === ticket.sale_type_id);
          return (
            group &&
            price && (
              <li key={`${ticket.seat_group}-${ticket.sale_type_id}`}>
                <span>
                  {some} × {ticketKind(language, group, price)}
                </span>{' '}
                <b>{displayPrice(totalOf([{ ticket, amount: some }], group.prices))}</b>
              </li>
            )
          );
        })}
      </ul>
      <div className={styles.foot}>
        <p className={styles.total}>
          {amount === 0 ? (
            <span className={styles.nothing}>{t(language, 'nothing_chosen')}</span>
          ) : (
            <>
              {t(language, 'chosen', { n: amount })}{' '}
              <strong>
                {displayPrice(
                  totalOf(
                    selection,
                    offer.seat_groups.flatMap(({ prices }) => prices),
                  ),
                )}
              </strong>
            </>
          )}
        </p>
        <Button look="signal" why={amount === 0 ? t(language, 'choose_first') : undefined} onClick={() => void addToCart()}>
          {t(language, 'add')}
        </Button>
      </div>
    </div>
  );
}
