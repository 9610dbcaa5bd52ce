import { ArrowLeft, ArrowRight } from 'lucide';
import { useLoaderData, useRouteLoaderData } from 'react-router';
import { imageUrl, Picture } from '#features/media/index.ts';
import { displayDate } from '#i18n/format.ts';
import { translatedIn } from '#i18n/translated-in.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { href } from '#routes.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { Icon } from '#ui/icon.tsx';
import { JsonLd } from '#ui/json-ld.tsx';
import { Link } from '#ui/link.tsx';
import { PageHead } from '#ui/page-head.tsx';
import type { RootInfo } from '#ui/site-context.ts';
import { unbrokenDash } from '#ui/unbroken-dash.ts';
import type { EventDetail } from '../contract.ts';
import { StatusMark } from '../status-mark.tsx';
import { t as list } from '../strings.ts';
import type { loader } from './event.loader.ts';
import styles from './event.page.module.css';
import { EventFacts } from './event-facts.tsx';
import { eventJsonLd } from './json-ld.ts';
import { isInHead } from './section-order.ts';
import { sectionsOf } from './sections.tsx';
import { t } from './strings.ts';
import { TicketBar } from './ticket-bar.tsx';
import { Tickets } from './tickets.tsx';

export { loader } from './event.loader.ts';

/** One event: `/de/programm/{slug}/{id}` (V §2). */
export function Page() {
  const event = useLoaderData<typeof loader>();
  const language = useLanguage();
  const site = useRouteLoaderData<RootInfo>('root');
  const lang = translatedIn(event, language);
  const image = event.image_obj;
  const isInHeader = image && isInHead(site?.design.event);
  const isWide = site?.design.event.style3;
  return (
    <article className={styles.page}>
      <PageHead
        title={`${event.title}, ${event.runs_until ? event.until : displayDate(language, event.day)}`}
        {...(import.meta.env.SSR && {
          description: event.description[0] ?? event.subtitle,
          image: image
            ? { url: imageUrl(image, { ratio: '16x9', width: 1280, format: 'jpg' }), width: 1280, height: 720, alt: image.alt || event.title }
            : undefined,
        })}
      />
      {import.meta.env.SSR && !event.is_over && <link rel="alternate" type="text/calendar" href={`/${language}/api/events/${event.id}.ics`} />}
      {site && <JsonLd data={import.meta.env.SSR && (() => eventJsonLd(event, { baseUrl: site.baseUrl, organizer: site.name }))} />}
      <Breadcrumb
        label={t(language, 'breadcrumb')}
        links={[{ to: href('programme', language), text: list(language, 'title') }]}
        current={event.title}
        currentLang={lang('title')}
      />
      <div className={styles.hero} data-picture={isInHeader ? (isWide ? 'wide' : 'beside') : undefined} data-status={event.status}>
        <header className={styles.head}>
          {event.preline && (
            <p className={styles.preline} lang={lang('preline')}>
              {event.preline}
            </p>
          )}
          <h1 className={styles.title} lang={lang('title')}>
            {unbrokenDash(event.title)}
          </h1>
          {event.subtitle && (
            <p className={styles.subtitle} lang={lang('subtitle')}>
              {event.subtitle}
            </p>
          )}
          {event.status !== 'scheduled' && <StatusMark event={event} language={language} />}
        </header>
        <EventFacts event={event} />
        {isInHeader && (
          <Picture
            image={image}
            ratio="3x2"
            sizes={isWide ? '100vw' : '(width >= 64em) 47vw, 94vw'}
            widths={[640, 1024, 1536]}
            priority
            className={styles.picture}
          />
        )}
      </div>
      <div className={styles.sections}>
        <Tickets event={event} />
        {sectionsOf(site?.design.event).map(({ name, Section }) => (
          <Section key={name} event={event} />
        ))}
      </div>
      {image?.credit && <p className={styles.credit}>{t(language, 'picture_credit', { credit: image.credit })}</p>}
      <Neighbours event={event} />
      <TicketBar event={event} />
    </article>
  );
}

function Neighbours({ event: { previous, next } }: { event: EventDetail }) {
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
