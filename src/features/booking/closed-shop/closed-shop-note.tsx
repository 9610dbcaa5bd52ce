import { dayOf } from '#i18n/berlin-time.ts';
import { displayDate, displayTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useClosedShop } from './closed-shop.ts';
import styles from './closed-shop-note.module.css';
import { t } from './strings.ts';

/** Where tickets are to be had while the shop is switched off, in place of the way into it. Nothing while it is open. */
export function ClosedShopNote() {
  const language = useLanguage();
  const closed = useClosedShop();
  if (!closed) return null;
  const { back_at: back, phone } = closed;
  return (
    <p className={styles.note}>
      {back ? t(language, 'until', { day: displayDate(language, dayOf(new Date(back))), time: displayTime(language, new Date(back)) }) : t(language, 'now')}
      {phone && (
        <>
          {' '}
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{t(language, 'phone', { phone })}</a>
        </>
      )}
    </p>
  );
}

/** The same in a few words, for rows of lists. */
export function ClosedShopHint() {
  const language = useLanguage();
  const closed = useClosedShop();
  if (!closed) return null;
  return <span>{closed.back_at ? t(language, 'row_until', { day: displayDate(language, dayOf(new Date(closed.back_at))) }) : t(language, 'row')}</span>;
}
