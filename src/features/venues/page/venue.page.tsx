import { ArrowRight } from 'lucide';
import { useLoaderData, useRouteLoaderData } from 'react-router';
import { imageUrl, Picture } from '#features/media/index.ts';
import { EventDays } from '#features/programme/index.ts';
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
import { t } from '../strings.ts';
import type { loader, VenuePageData } from './venue.loader.ts';
import styles from './venue.page.module.css';
import { Intro, Sections } from './venue-sections.static.tsx';

export { loader } from './venue.loader.ts';

/** One venue: `/{lang}/venues/{slug}/{id}` (V §2). */
export function Page() {
  const { serverOnly: whole, ...venue } = useLoaderData<typeof loader>();
  const language = useLanguage();
  const site = useRouteLoaderData<RootInfo>('root');
  const { name, image_obj: image } = venue;
  return (
    <article className={styles.page}>
      <PageHead
        title={name}
        {...(import.meta.env.SSR && {
          description: whole?.description[0],
          image: image ? { url: imageUrl(image, { ratio: '16x9', width: 1280, format: 'jpg' }), width: 1280, height: 720, alt: image.alt || name } : undefined,
        })}
      />
      <Breadcrumb
        label={t(language, 'breadcrumb')}
        links={[{ to: href('venues', language), text: t(language, 'list') }]}
        current={name}
        currentLang={venue.lang}
      />
      <div className={`${hero.hero} ${hero.columns} ${hero.beside}`}>
        <header>
          <p className={hero.kind}>{t(language, 'kind')}</p>
          <h1 className={`${hero.title} ${hero.large}`} lang={venue.lang}>
            {name}
          </h1>
        </header>
        <Static id="intro" className={styles.static}>
          {whole && <Intro venue={whole} site={site} />}
        </Static>
        {image && <Picture image={image} ratio="3x2" sizes="(width >= 64em) 45vw, 94vw" widths={[640, 768, 1024, 1536]} priority className={hero.picture} />}
      </div>
      <Static id="sections" className={styles.static}>
        {whole && <Sections venue={whole} />}
      </Static>
      <NextEvents venue={venue} />
      {image?.credit && <p className={`${hero.credit} ${styles.credit}`}>{t(language, 'picture_credit', { credit: image.credit })}</p>}
    </article>
  );
}

/** What is on next in any of its rooms, as the programme lists it. */
function NextEvents({ venue: { events, today } }: { venue: Omit<VenuePageData, 'serverOnly'> }) {
  const language = useLanguage();
  return (
    <section aria-labelledby="events" className={styles.events}>
      <h2 id="events" className={styles.heading}>
        {t(language, 'events')}
      </h2>
      {events.length > 0 ? <EventDays events={events} today={today} /> : <p className={styles.nothing}>{t(language, 'no_events')}</p>}
      <Link to={href('programme', language)} className={`${button()} ${styles.all}`}>
        {t(language, 'to_programme')}
        <Icon node={ArrowRight} />
      </Link>
    </section>
  );
}
