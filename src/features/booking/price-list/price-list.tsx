import { type ReactNode, useId, useState } from 'react';
import { displayPrice } from '#i18n/price.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { button } from '#ui/button/button-class.ts';
import type { Price, SeatGroup } from '../contract.ts';
import { entriesAtFirst } from './limits.ts';
import { type PriceEntry, priceEntries } from './price-entries.ts';
import styles from './price-list.module.css';
import { t } from './strings.ts';

type Props = {
  of: { seat_groups: readonly SeatGroup[]; prices: readonly Price[] };
  /** Makes an entry the way to its tickets; without it, and where it is sold out, an entry only tells its price. */
  control?: ((entry: PriceEntry, className: string | undefined, words: ReactNode) => ReactNode) | undefined;
};

/** The first two, on request all in a view that scrolls (V §4, §9); without script all. Nothing where nothing has a price. */
export function PriceList({ of: sold, control }: Props) {
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  const entries = priceEntries(sold);
  const hasMore = entries.length > entriesAtFirst;
  if (entries.length === 0) return null;
  return (
    <div className={styles.prices} data-prices="">
      {/* What scrolls has to be reached with the keyboard (WCAG 2.1.1). */}
      <section id={list} aria-label={t(language, 'label')} className={styles.view} data-all={isOpen || undefined} tabIndex={isOpen ? 0 : undefined}>
        <ul className={styles.list}>
          {entries.map((entry) => (
            <li key={entry.key} data-sold-out={entry.isSoldOut || undefined}>
              {control && !entry.isSoldOut ? control(entry, styles.row, <Words entry={entry} />) : <Words entry={entry} />}
            </li>
          ))}
        </ul>
      </section>
      {hasMore && (
        <button
          type="button"
          className={`${button('link', 'small')} ${styles.more}`}
          aria-expanded={isOpen}
          aria-controls={list}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t(language, 'show_fewer') : t(language, 'show_all', { n: entries.length })}
        </button>
      )}
    </div>
  );
}

function Words({ entry: { name, prices, isSoldOut } }: { entry: PriceEntry }) {
  const language = useLanguage();
  const [first, ...others] = prices;
  return (
    <>
      <span className={styles.name}>
        {name}
        {isSoldOut && <small>{t(language, 'sold_out')}</small>}
      </span>
      {first && <b className={styles.price}>{displayPrice(first.price)}</b>}
      {others.length > 0 && (
        <span className={styles.others}>
          {others.map(({ id, price, text }) => (
            <span key={id}>
              {text} {displayPrice(price)}
            </span>
          ))}
        </span>
      )}
    </>
  );
}
