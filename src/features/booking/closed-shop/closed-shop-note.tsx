import { useClosedShop } from './closed-shop.ts';
import styles from './closed-shop-note.module.css';

/** In place of the way into the shop; nothing while it is open. */
export function ClosedShopNote() {
  const closed = useClosedShop();
  if (!closed) return null;
  const { phone, text, call } = closed;
  return (
    <p className={styles.note}>
      {text}
      {phone && (
        <>
          {' '}
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{call}</a>
        </>
      )}
    </p>
  );
}
