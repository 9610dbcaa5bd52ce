import { useId } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { sortPrices } from '../selection/ticket-limits.ts';
import { t } from '../strings.ts';
import { priceText } from '../ticket-names.ts';
import type { Booking } from '../use-booking.ts';
import { BackHead } from './back-head.tsx';
import { OrderLimit } from './order-limit.tsx';
import { PriceRow } from './price-row.tsx';
import styles from './steps.module.css';

export function DiscountsStep({ booking, seatGroup }: { booking: Booking; seatGroup: number }) {
  const language = useLanguage();
  const { situation, change, goBack } = booking;
  const limit = useId();
  const group = situation?.offer.seat_groups.find(({ seat_group }) => seat_group === seatGroup);
  if (!situation || !group) return null;
  return (
    <>
      <BackHead title={t(language, 'discounts_of', { name: group.text })} onBack={goBack} />
      <ul className={styles.rows}>
        {sortPrices(group).discounts.map((price) => (
          <PriceRow
            key={price.sale_type_id}
            group={group}
            price={price}
            situation={situation}
            onChange={change}
            limit={limit}
            name={priceText(language, price)}
          >
            {price.name && price.name !== price.text && <span className={styles.note}>{price.name}</span>}
          </PriceRow>
        ))}
      </ul>
      <OrderLimit id={limit} booking={booking} />
    </>
  );
}
