import { useLoaderData, useRouteLoaderData } from 'react-router';
import { imageUrl, Picture } from '#features/media/index.ts';
import { displayDate } from '#i18n/format.ts';
import { translatedIn } from '#i18n/translated-in.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { href } from '#routes.ts';
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';
import hero from '#ui/page-hero/page-hero.module.css';
import type { RootInfo } from '#ui/site-context.ts';
import { Static } from '#ui/static/static.tsx';
import { unbroken } from '#ui/unbroken/unbroken.ts';
import { t as list } from '../list/page-strings.ts';
import { StatusMark } from '../status/status-mark.tsx';
import type { loader } from './event.loader.ts';
import styles from './event.page.module.css';
import { EventFacts } from './event-facts.tsx';
import type { EventBlocks } from './sections/block-sections.static.tsx';
import { Neighbours } from './sections/neighbours.static.tsx';
import { Related } from './sections/related.static.tsx';
import { SaleStart } from './sections/sale/sale-start.static.tsx';
import { isInHead } from './sections/section-order.ts';
import { Sections } from './sections/sections.static.tsx';
import { Share } from './sections/share.static.tsx';
import { t } from './strings.ts';
import { TicketBar } from './ticket-bar.tsx';
import { Tickets } from './tickets.tsx';

export { loader } from './event.loader.ts';

/** `/de/programm/{slug}/{id}` (V §2). */
export function EventPage({ Blocks }: { Blocks: EventBlocks }) {
  const { serverOnly: whole, ...event } = useLoaderData<typeof loader>();
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
          description: whole?.description[0] ?? event.subtitle,
          image: image
            ? { url: imageUrl(image, { ratio: '16x9', width: 1280, format: 'jpg' }), width: 1280, height: 720, alt: image.alt || event.title }
            : undefined,
        })}
      />
      {import.meta.env.SSR && !event.is_over && <link rel="alternate" type="text/calendar" href={`/${language}/api/events/${event.id}.ics`} />}
      <Breadcrumb
        label={t(language, 'breadcrumb')}
        links={[{ to: href('programme', language), text: list(language, 'title') }]}
        current={event.title}
        currentLang={lang('title')}
      />
      <div
        className={`${hero.hero} ${hero.columns} ${styles.hero}`}
        data-picture={isInHeader ? (isWide ? 'wide' : 'beside') : undefined}
        data-status={event.status}
      >
        <header className={styles.head}>
          {event.preline && (
            <p className={hero.kind} lang={lang('preline')}>
              {event.preline}
            </p>
          )}
          <h1 className={`${hero.title} ${styles.title}`} lang={lang('title')}>
            {unbroken(event.title)}
          </h1>
          {event.subtitle && (
            <p className={hero.subtitle} lang={lang('subtitle')}>
              {event.subtitle}
            </p>
          )}
          {event.status !== 'scheduled' && <StatusMark event={event} language={language} />}
        </header>
        <EventFacts
          event={event}
          sale={
            <Static id="sale" className={styles.sale}>
              {whole && <SaleStart event={whole} />}
            </Static>
          }
        >
          <Static id="share">{whole && site && <Share event={whole} baseUrl={site.baseUrl} />}</Static>
        </EventFacts>
        {isInHeader && (
          <Picture
            image={image}
            ratio="3x2"
            sizes={isWide ? '100vw' : '(width >= 64em) 45vw, 94vw'}
            widths={[640, 768, 1024, 1536]}
            priority={import.meta.env.SSR ? 'preload' : true}
            className={styles.picture}
          />
        )}
      </div>
      <div className={styles.sections}>
        <Tickets event={event} />
        <Static id="sections" className={styles.static}>
          {whole && <Sections event={whole} site={site} Blocks={Blocks} />}
        </Static>
      </div>
      <Static id="related" className={styles.static}>
        {whole && <Related event={whole} />}
      </Static>
      <Static id="neighbours" className={styles.static}>
        {whole && <Neighbours event={whole} />}
      </Static>
      <TicketBar event={event} />
    </article>
  );
}
