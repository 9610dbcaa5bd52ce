import { Picture } from '#features/media/index.ts';
import { displayDate } from '#i18n/format.ts';
import { translatedIn } from '#i18n/translated-in.ts';
import { useLanguage } from '#i18n/use-language.ts';
import tile from '#ui/card/tile.module.css';
import { Link } from '#ui/link.tsx';
import { unbroken } from '#ui/unbroken/unbroken.ts';
import type { SeriesItem } from '../contract.ts';
import { t } from '../strings.ts';
import styles from './series-rows.module.css';

/** Every series with what it costs and when it is next heard; the first pictures are seen at once. */
export function SeriesRows({ series }: { series: readonly SeriesItem[] }) {
  const language = useLanguage();
  if (series.length === 0) return <p className={styles.none}>{t(language, 'none')}</p>;
  return (
    <ul className={styles.list} aria-label={t(language, 'all_series')}>
      {series.map((one, index) => (
        <li key={one.id}>
          <SeriesRow series={one} priority={index === 0} />
        </li>
      ))}
    </ul>
  );
}

function SeriesRow({ series, priority }: { series: SeriesItem; priority: boolean }) {
  const language = useLanguage();
  const lang = translatedIn(series, language);
  const { name, link, description, price, image_obj: image, next_event: next } = series;
  return (
    <article className={tile.tile}>
      {image && <Picture image={image} ratio="3x2" sizes="(width >= 64em) 30vw, (width >= 48em) 46vw, 92vw" widths={[320, 640, 1024]} priority={priority} />}
      <div className={`${tile.words} ${styles.text}`}>
        <h2 className={tile.name} lang={series.lang}>
          <Link to={link.url} data-cover>
            {name}
          </Link>
        </h2>
        {description && <p lang={lang('description')}>{description}</p>}
        {price && (
          <p className={styles.price} lang={lang('price')}>
            {unbroken(price)}
          </p>
        )}
        {next && (
          <p className={styles.next}>
            {t(language, 'next')}: <time dateTime={next.day}>{displayDate(language, next.day)}</time>, <span lang={next.lang}>{next.title}</span>
          </p>
        )}
      </div>
    </article>
  );
}
