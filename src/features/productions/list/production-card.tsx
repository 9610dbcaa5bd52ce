import { Picture } from '#features/media/index.ts';
import { dayOf } from '#i18n/berlin-time.ts';
import { displayDate, displayTime } from '#i18n/format.ts';
import { translatedIn } from '#i18n/translated-in.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Link } from '#ui/link.tsx';
import { unbroken } from '#ui/unbroken/unbroken.ts';
import type { ProductionCard as CardData } from '../contract.ts';
import styles from './production-card.module.css';
import { t } from './strings.ts';

/** One production of a list: picture, title, what it is, and when it is next to be seen. */
export function ProductionCard({ production, priority = false }: { production: CardData; priority?: boolean }) {
  const language = useLanguage();
  const lang = translatedIn(production, language);
  const { id, link, preline, title, subtitle, exhibition_type: type, tags, next_event: next, image_obj: image } = production;
  const isRunning = next && production.last_day > next.day;
  return (
    <article className={styles.card} id={`production-${id}`}>
      {image && <Picture image={image} ratio="3x2" sizes={sizes} widths={[640, 768]} priority={priority} className={styles.picture} />}
      <div className={styles.text}>
        <p className={styles.kind}>
          <span lang={type.lang}>{type.name}</span>
          {tags.map((tag) => (
            <span key={tag.id} lang={tag.lang}>
              {tag.name}
            </span>
          ))}
        </p>
        {preline && (
          <p className={styles.preline} lang={lang('preline')}>
            {preline}
          </p>
        )}
        <h2 className={styles.title} lang={lang('title')}>
          <Link to={link.url} data-cover>
            {unbroken(title)}
          </Link>
        </h2>
        {subtitle && (
          <p className={styles.subtitle} lang={lang('subtitle')}>
            {subtitle}
          </p>
        )}
      </div>
      {next && (
        <p className={styles.next}>
          <span className={styles.label}>{t(language, 'next')}</span>
          <time dateTime={next.time_known ? next.date_start : next.day} className={styles.date}>
            {displayDate(language, dayOf(new Date(next.date_start)))}
            {next.time_known && `, ${displayTime(language, new Date(next.date_start))}`}
          </time>
          <span className={styles.place}>
            <span lang={next.room.lang}>{next.room.name}</span>
            {isRunning && <span>{t(language, 'until', { day: displayDate(language, production.last_day) })}</span>}
          </span>
        </p>
      )}
    </article>
  );
}

const sizes = '(min-width:100em) 23vw,(min-width:64em) 31vw,(min-width:48em) 46vw,92vw';
