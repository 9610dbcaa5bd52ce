import { Minus, Plus } from 'lucide';
import { type ReactNode, useId } from 'react';
import { displayPrice } from '#i18n/price.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import type { Price, SeatGroup } from '../../contract.ts';
import { amountOfTicket } from '../selection/selection.ts';
import { roomIn, type Situation } from '../selection/ticket-limits.ts';
import { t } from '../strings.ts';
import { roomText, ticketName } from '../ticket-names.ts';
import styles from './price-row.module.css';

type Props = {
  group: SeatGroup;
  price: Price;
  situation: Situation;
  onChange: (type: 'add' | 'remove', group: SeatGroup, price: Price) => void;
  name: string;
  /** Id of what says that the order is full. */
  limit: string;
  children?: ReactNode;
};

/** How many more there can be stands there before the click. */
export function PriceRow({ group, price, situation, onChange, name, limit, children }: Props) {
  const language = useLanguage();
  const rest = useId();
  const amount = amountOfTicket(situation.selection, { ...price, seat_group: group.seat_group });
  const room = roomIn(group, situation);
  const why = room.full === 'order' ? limit : rest;
  const label = ticketName(language, group, price);
  return (
    <li className={styles.row} data-chosen={amount > 0 || undefined}>
      <div className={styles.words}>
        <strong className={styles.name}>{name}</strong>
        {children}
      </div>
      <span className={styles.price}>{displayPrice(price.price)}</span>
      <span id={rest} className={styles.rest} data-full={room.full ?? undefined}>
        {roomText(language, room)}
      </span>
      <fieldset className={styles.stepper} aria-label={label} aria-describedby={why}>
        <IconButton
          icon={Minus}
          label={t(language, 'fewer', { name: label })}
          look="secondary"
          aria-disabled={amount === 0}
          onClick={() => amount > 0 && onChange('remove', group, price)}
        />
        <span className={styles.amount} aria-hidden="true">
          {amount}
        </span>
        <IconButton
          icon={Plus}
          label={t(language, 'more', { name: label })}
          look="secondary"
          aria-describedby={why}
          aria-disabled={room.left === 0}
          onClick={() => room.left > 0 && onChange('add', group, price)}
        />
      </fieldset>
    </li>
  );
}
