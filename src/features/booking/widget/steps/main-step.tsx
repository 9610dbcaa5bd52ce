import { useId } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { button } from '#ui/button/button-class.ts';
import type { SeatGroup } from '../../contract.ts';
import { amountOfTicket } from '../selection/selection.ts';
import { offeredGroups, slotAt, slotTime, sortPrices } from '../selection/ticket-limits.ts';
import { t } from '../strings.ts';
import { priceText } from '../ticket-names.ts';
import type { Booking } from '../use-booking.ts';
import { OrderLimit } from './order-limit.tsx';
import { PriceRow } from './price-row.tsx';
import styles from './steps.module.css';

export function MainStep({ booking }: { booking: Booking }) {
  const language = useLanguage();
  const { situation, time, times, setStep, change } = booking;
  const limit = useId();
  if (!situation) return null;
  return (
    <>
      {time !== null && (
        <div className={styles.time}>
          <p>{t(language, 'admission', { time: slotTime(language, time) })}</p>
          {times.length > 1 && (
            <button type="button" className={`${button('link', 'small')} ${styles.further}`} data-times="" onClick={() => setStep({ name: 'timeslots' })}>
              {t(language, 'change_time')}
            </button>
          )}
        </div>
      )}
      <ul className={styles.rows}>
        {offeredGroups(situation.offer.seat_groups, time).map((group) => {
          const { main, discounts } = sortPrices(group);
          const words = (
            <>
              {group.description && <span className={styles.note}>{group.description}</span>}
              {(slotAt(group, time)?.status ?? group.status) === '2' && <span className={styles.few}>{t(language, 'few')}</span>}
              {discounts.length > 0 && <Discounts group={group} booking={booking} />}
            </>
          );
          if (main.length === 0)
            return (
              <li key={group.seat_group} className={styles.only}>
                <strong>{group.text}</strong>
                {words}
              </li>
            );
          return main.map((price, index) => (
            <PriceRow
              key={`${group.seat_group}-${price.sale_type_id}`}
              group={group}
              price={price}
              situation={situation}
              onChange={change}
              limit={limit}
              name={main.length > 1 ? `${group.text}, ${price.name || priceText(language, price)}` : group.text}
            >
              {index === 0 && words}
            </PriceRow>
          ));
        })}
      </ul>
      <OrderLimit id={limit} booking={booking} />
    </>
  );
}

function Discounts({ group, booking: { situation, setStep } }: { group: SeatGroup; booking: Booking }) {
  const language = useLanguage();
  const chosen = sortPrices(group).discounts.flatMap((price) => {
    const amount = amountOfTicket(situation?.selection ?? [], { ...price, seat_group: group.seat_group });
    return amount > 0 ? [`${amount} × ${priceText(language, price)}`] : [];
  });
  return (
    <span className={styles.discounts}>
      <button
        type="button"
        className={`${button('link', 'small')} ${styles.further}`}
        data-discounts={group.seat_group}
        onClick={() => setStep({ name: 'discounts', group: group.seat_group })}
      >
        {t(language, 'discounts')}
      </button>
      {chosen.length > 0 && <span className={styles.note}>{chosen.join(', ')}</span>}
    </span>
  );
}
