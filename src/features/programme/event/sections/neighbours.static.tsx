import { ArrowLeft, ArrowRight } from 'lucide';
import { displayDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { unbrokenDash } from '#ui/unbroken-dash/unbroken-dash.ts';
import type { EventDetail } from '../../contract.ts';
import styles from '../event.page.module.css';
import { t } from '../strings.ts';

/** The ways to the event before and the one after. */
export function Neighbours({ event: { previous, next } }: { event: EventDetail }) {
  const language = useLanguage();
  if (!previous && !next) return null;
  return (
    <nav aria-label={t(language, 'neighbours')} className={styles.neighbours}>
      {previous && (
        <Link to={previous.link.url} rel="prev">
          <Icon node={ArrowLeft} />
          <span>{t(language, 'previous')}</span>
          <b lang={previous.lang}>{unbrokenDash(previous.title)}</b>
          <span>{displayDate(language, previous.day)}</span>
        </Link>
      )}
      {next && (
        <Link to={next.link.url} rel="next" className={styles.next}>
          <Icon node={ArrowRight} />
          <span>{t(language, 'next')}</span>
          <b lang={next.lang}>{unbrokenDash(next.title)}</b>
          <span>{displayDate(language, next.day)}</span>
        </Link>
      )}
    </nav>
  );
}
