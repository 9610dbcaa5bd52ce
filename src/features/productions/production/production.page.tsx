import { CalendarPlus } from 'lucide';
import { useMemo } from 'react';
import { useLoaderData, useRouteLoaderData } from 'react-router';
import { imageUrl, Picture } from '#features/media/index.ts';
import { type EventBlocks, hasTicketLink, useStickyEvent } from '#features/programme/index.ts';
import { displayDate, longDate, shortMonth, shortWeekday } from '#i18n/format.ts';
import { translatedIn } from '#i18n/translated-in.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { href } from '#routes.ts';
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx';
import { button } from '#ui/button/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';
import hero from '#ui/page-hero/page-hero.module.css';
import type { RootInfo } from '#ui/site-context.ts';
import { Static } from '#ui/static/static.tsx';
import { unbroken } from '#ui/unbroken/unbroken.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { Dates } from './dates.tsx';
import type { loader, ProductionPageData } from './production.loader.ts';
import styles from './production.page.module.css';
import { FirstSections, LastSections } from './sections.static.tsx';
import { t } from './strings.ts';

export { loader } from './production.loader.ts';

/** One production: `/de/produktionen/{slug}/{id}` (V §2), its sections in the order of V §9. With the views of the blocks that it shows as well. */
export function ProductionPage({ Blocks }: { Blocks: EventBlocks }) {
  const { serverOnly: whole, ...production } = useLoaderData<typeof loader>();
  const language = useLanguage();
  const site = useRouteLoaderData<RootInfo>('root');
  const lang = translatedIn(production, language);
  const { title, preline, subtitle, image_obj: image, exhibition_type: type, season, dates } = production;
  useStickyEvent(useMemo(() => bookable(dates), [dates]));
  return (
    <article className={styles.page}>
      <PageHead
        title={title}
        {...(import.meta.env.SSR && {
          description: whole?.description[0] ?? subtitle,
          image: image ? { url: imageUrl(image, { ratio: '16x9', width: 1280, format: 'jpg' }), width: 1280, height: 720, alt: image.alt || title } : undefined,
        })}
      />
      {import.meta.env.SSR && dates.length > 0 && <link rel="alternate" type="text/calendar" href={calendarOf(production.id, language)} />}
      <Breadcrumb
        label={t(language, 'breadcrumb')}
        links={[{ to: href('productions', language), text: t(language, 'productions') }]}
        current={title}
        currentLang={lang('title')}
      />
      <div className={`${hero.hero} ${styles.hero}`}>
        <header className={styles.head}>
          <p className={`${hero.kind} ${styles.kind}`}>
            <Link to={`${href('productions', language)}?exhibition_type=${type.id}`} lang={type.lang}>
              {type.name}
            </Link>
            {season && (
              <Link to={`${href('productions', language)}?season=${season.id}`} lang={season.lang}>
                {season.name}
              </Link>
            )}
          </p>
          {preline && (
            <p className={hero.kind} lang={lang('preline')}>
              {preline}
            </p>
          )}
          <h1 className={`${hero.title} ${styles.title}`} lang={lang('title')}>
            {unbroken(title)}
          </h1>
          {subtitle && (
            <p className={hero.subtitle} lang={lang('subtitle')}>
              {subtitle}
            </p>
          )}
        </header>
        <Facts production={production} />
        {image && <Picture image={image} ratio="3x2" sizes="(width >= 64em) 60vw, 94vw" widths={[640, 768, 1024, 1536]} priority className={styles.picture} />}
      </div>
      <div className={styles.sections}>
        <Static id="first-sections" className={styles.static}>
          {whole && <FirstSections production={whole} site={site} Blocks={Blocks} />}
        </Static>
        <Dates production={production} />
        <Static id="last-sections" className={styles.static}>
          {whole && <LastSections production={whole} Blocks={Blocks} />}
        </Static>
      </div>
      {image?.credit && <p className={`${hero.credit} ${styles.credit}`}>{t(language, 'picture_credit', { credit: image.credit })}</p>}
    </article>
  );
}

/** When it is to be seen, and the ways to its dates: beside the title, in the first window. */
function Facts({ production: { id, dates, last_day } }: { production: Omit<ProductionPageData, 'serverOnly'> }) {
  const language = useLanguage();
  const [next] = dates;
  if (!next) {
    return (
      <aside aria-label={t(language, 'facts')} className={styles.facts}>
        <p>{t(language, 'over', { day: displayDate(language, last_day) })}</p>
        <Link to={href('productions', language)} className={button()}>
          {t(language, 'to_productions')}
        </Link>
      </aside>
    );
  }
  return (
    <aside aria-label={t(language, 'facts')} className={styles.facts}>
      <p className={styles.next}>
        <span>{t(language, 'next')}</span>
        <a href="#dates">
          <VisuallyHidden>{longDate(language, next.day)}</VisuallyHidden>
          <time dateTime={next.day} aria-hidden="true">
            <b>{next.day.slice(8)}</b>
            <span>{shortWeekday(language, next.day)}</span>
            <span>
              {shortMonth(language, next.day)} {next.day.slice(0, 4)}
            </span>
          </time>
        </a>
        {dates.length > 1 && <span>{t(language, 'dates_in_all', { n: dates.length, day: displayDate(language, last_day) })}</span>}
      </p>
      <a href={calendarOf(id, language)} className={button()} download>
        <Icon node={CalendarPlus} />
        {t(language, 'subscribe')}
      </a>
    </aside>
  );
}

const calendarOf = (id: number, language: 'de' | 'en') => `/${language}/api/productions/${id}.ics`;

/** The flag of V §5 "sticky ticket button": the next date for which a ticket can be had. */
function bookable(dates: ProductionPageData['dates']) {
  const date = dates.find((event) => event.ticket_url && hasTicketLink(event.tickets.state));
  if (!date) return null;
  const { id, day, date_start, tickets } = date;
  return {
    ...{ id, day, date_start, tickets },
    ticket_url: date.ticket_url ?? null,
    date_end: null,
    time_known: date.time_known ?? true,
    until: date.until,
    // That something is sold is said by the address.
    seat_groups: [],
    prices: [],
  };
}
