import { ArrowRight } from 'lucide';
import { type LoaderFunctionArgs, useLoaderData, useRouteLoaderData } from 'react-router';
import { transportContext } from '#api/api-context.ts';
import { ApiError } from '#api/api-error.ts';
import { client } from '#api/client.ts';
import type { CmsContract, ContentView, Module } from '#features/cms/index.ts';
import { Picture } from '#features/media/index.ts';
import { type CardData, cardOf, DayHeading, EventCard, EventDays, type ProgrammeContract, venueJsonLd } from '#features/programme/index.ts';
import type { SettingsContract, SiteSettings } from '#features/settings/index.ts';
import { dayOf } from '#i18n/berlin-time.ts';
import { languageOfPath } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { href } from '#routes.ts';
import { button } from '#ui/button/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { JsonLd } from '#ui/page-head/json-ld.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';
import type { RootInfo } from '#ui/site-context.ts';
import { Static } from '#ui/static/static.tsx';
import { candidateCount, featuredOf } from './featured.ts';
import styles from './home.page.module.css';
import { t } from './strings.ts';

type HomeData = Pick<SiteSettings, 'name' | 'claim' | 'address'> & {
  lead: CardData | undefined;
  events: CardData[];
  today: string;
  serverOnly?: { modules: Module[] };
};

export async function loadHome({ request, context }: LoaderFunctionArgs): Promise<HomeData> {
  const language = languageOfPath(new URL(request.url).pathname);
  const api = client<ProgrammeContract & SettingsContract & CmsContract>(context.get(transportContext));
  const [{ results }, { name, claim, address }, content] = await Promise.all([
    api.get('/api/events/', { language, signal: request.signal, query: { page_size: candidateCount } }),
    api.get('/pageeditor-api/settings', { language, signal: request.signal }),
    api.get('/pageeditor-api/page/{path}', { language, signal: request.signal, parameters: { path: language } }).catch(noneYet),
  ]);
  const { lead, events } = featuredOf(results);
  return {
    lead: lead && cardOf(lead),
    events: events.map(cardOf),
    today: dayOf(new Date()),
    name,
    claim,
    address,
    ...(content && { serverOnly: { modules: content.modules } }),
  };
}

/** A site without a home page of its own shows what is on, and nothing below it. */
function noneYet(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}

/** The home page: the next event with its picture, what follows, and below it the blocks of the page at this path. */
export function HomePage({ Content }: { Content: ContentView }) {
  const { lead, events, today, name, claim, address, serverOnly } = useLoaderData<HomeData>();
  const language = useLanguage();
  const site = useRouteLoaderData<RootInfo>('root');
  return (
    <>
      <PageHead title={claim || name} description={t(language, 'description', { venue: claim ? `${name} – ${claim}` : name })} />
      <h1 className={styles.heading}>{claim || name}</h1>
      {lead && <Lead event={lead} today={today} />}
      {(events.length > 0 || !lead) && (
        <section aria-labelledby="next">
          <h2 id="next" className={styles.next}>
            {t(language, 'next')}
          </h2>
          {events.length === 0 && <p>{t(language, 'nothing')}</p>}
          <EventDays events={events} today={today} />
        </section>
      )}
      <Link to={href('programme', language)} className={`${button()} ${styles.all}`}>
        {t(language, 'all')}
        <Icon node={ArrowRight} />
      </Link>
      <Static id="content" className={styles.content}>
        {import.meta.env.SSR && site && (
          <JsonLd data={() => ({ '@context': 'https://schema.org', ...venueJsonLd({ name, ...address }, site.baseUrl), ...(claim && { slogan: claim }) })} />
        )}
        {Content && serverOnly && <Content modules={serverOnly.modules} language={language} />}
      </Static>
    </>
  );
}

/** The event that leads: its picture as large as the page allows, beside it what its card says. Without one it is a day like the others. */
function Lead({ event, today }: { event: CardData; today: string }) {
  if (!event.image_obj) {
    return (
      <div className={styles.alone}>
        <EventDays events={[event]} today={today} as="h2" />
      </div>
    );
  }
  return (
    <div className={styles.lead}>
      <Picture
        image={event.image_obj}
        ratio="16x9"
        sizes="(min-width:64em) 64vw,92vw"
        widths={[640, 768, 1024, 1536]}
        priority={import.meta.env.SSR ? 'preload' : true}
        className={styles.picture}
      />
      <DayHeading day={event.listed_day ?? event.date_start.slice(0, 10)} today={today} />
      <EventCard event={event} hasPicture={false} />
    </div>
  );
}
