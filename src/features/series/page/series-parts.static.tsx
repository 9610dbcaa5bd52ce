import { ArrowRight } from 'lucide';
import { cardOf, EventDays } from '#features/programme/index.ts';
import { translatedIn } from '#i18n/translated-in.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { href } from '#routes.ts';
import { button } from '#ui/button/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { JsonLd } from '#ui/page-head/json-ld.tsx';
import type { RootInfo } from '#ui/site-context.ts';
import { unbroken } from '#ui/unbroken/unbroken.ts';
import type { Series } from '../contract.ts';
import { t } from '../strings.ts';
import type { WholeSeries } from './series.loader.ts';
import { seriesJsonLd } from './series-json-ld.ts';
import styles from './series-page.module.css';

/** What the series is, what it costs, and where one learns how to order it; and the same for search engines. */
export function Intro({ series, site }: { series: Series; site: RootInfo | undefined }) {
  const language = useLanguage();
  const lang = translatedIn(series, language);
  const { description, price, ordering } = series;
  return (
    <div className={styles.intro}>
      {description && (
        <p className={styles.lead} lang={lang('description')}>
          {description}
        </p>
      )}
      {price && (
        <p className={styles.price} lang={lang('price')}>
          {unbroken(price)}
        </p>
      )}
      {ordering.length > 0 && (
        <a href="#ordering-heading" className={styles.jump}>
          {t(language, 'ordering')}
        </a>
      )}
      {site && <JsonLd data={() => seriesJsonLd(series, { baseUrl: site.baseUrl, organizer: site.name })} />}
    </div>
  );
}

export function Ordering({ series }: { series: Series }) {
  const language = useLanguage();
  const lang = translatedIn(series, language);
  if (series.ordering.length === 0) return null;
  return (
    <section aria-labelledby="ordering-heading" className={styles.ordering}>
      <h2 id="ordering-heading">{t(language, 'ordering')}</h2>
      <div lang={lang('ordering')}>
        {series.price && (
          <p className={styles.price} lang={lang('price') ?? language}>
            {unbroken(series.price)}
          </p>
        )}
        {series.ordering.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </section>
  );
}

/** Its dates as the programme lists them, with tickets that a script follows as those of the block are; of many the first, and the way to all. */
export function Dates({ series: { id, events, event_count: count, today } }: { series: WholeSeries }) {
  const language = useLanguage();
  return (
    <section aria-labelledby="dates" className={styles.dates}>
      <header className={styles.datesHead}>
        <h2 id="dates">{t(language, 'dates')}</h2>
        <p>{count > 0 ? t(language, 'coming', { n: count }) : t(language, 'nothing')}</p>
      </header>
      <div data-enhance="event-list">
        <EventDays events={events.map(cardOf)} today={today} />
      </div>
      {count > 0 && (
        <Link to={`${href('programme', language)}?series=${id}`} className={`${button()} ${styles.all}`}>
          {count > events.length ? t(language, 'all_dates', { n: count }) : t(language, 'in_programme')}
          <Icon node={ArrowRight} />
        </Link>
      )}
    </section>
  );
}
