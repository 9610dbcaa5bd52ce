import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import { ArticleTeasers } from '#features/magazine/index.ts';
import { Picture } from '#features/media/index.ts';
import { displayDate } from '#i18n/format.ts';
import { translatedIn } from '#i18n/translated-in.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { href } from '#routes.ts';
import { Link } from '#ui/link.tsx';
import { breadcrumbJsonLd } from '#ui/page-head/breadcrumb-json-ld.ts';
import { JsonLd } from '#ui/page-head/json-ld.tsx';
import type { RootInfo } from '#ui/site-context.ts';
import { EventTime } from '../../event-times.tsx';
import { eventJsonLd } from '../../json-ld/event-json-ld.ts';
import { t as programme } from '../../list/page-strings.ts';
import { StatusMark } from '../../status/status-mark.tsx';
import type { WholeEvent } from '../event.loader.ts';
import { AtAGlance } from './at-a-glance.static.tsx';
import { BlocksOf, type EventBlocks, ImageSection, PromoterSection, VideoSection } from './block-sections.static.tsx';
import { Biographies, Children, Directions, Documents } from './further-sections.static.tsx';
import { isInHead, type SectionName, sectionOrder } from './section-order.ts';
import styles from './sections.module.css';
import { Credits, Paragraphs, Titled, Works } from './shared-sections.static.tsx';
import { t } from './strings.ts';

type SectionProps = { event: WholeEvent; Blocks: EventBlocks };
type Section = (props: SectionProps) => ReactNode;

const sections: Record<SectionName, Section> = {
  ImportantInfo,
  OpeningHours: AtAGlance,
  Description,
  Programs: ({ event: { works, documents } }) => <Works works={works}>{documents.length > 0 && <Documents documents={documents} />}</Works>,
  Contributors: ({ event }) => (
    <Credits credits={event.credits}>
      <Biographies event={event} />
    </Credits>
  ),
  Video: ({ event, Blocks }) => <VideoSection recordings={event.recordings} Blocks={Blocks} />,
  Children,
  ImageSlider,
  Series,
  Events: FurtherDates,
  Blog,
  Sponsors,
  Promoter,
};

export function Sections({ event, site, Blocks }: SectionProps & { site: RootInfo | undefined }) {
  const language = useLanguage();
  const crumbs = [
    { name: programme(language, 'title'), url: href('programme', language) },
    { name: event.title, url: event.link.url },
  ];
  return (
    <>
      {sectionOrder(site?.design.event.style1 ?? false).map((name) => {
        const Section = sections[name];
        return <Section key={name} event={event} Blocks={Blocks} />;
      })}
      <BlocksOf object={`event:${event.id}`} modules={event.modules} Blocks={Blocks} />
      <Directions event={event} />
      {site && <JsonLd data={() => eventJsonLd(event, { baseUrl: site.baseUrl, organizer: site.name })} />}
      {site && <JsonLd data={() => breadcrumbJsonLd(crumbs, site.baseUrl)} />}
    </>
  );
}

function ImportantInfo({ event }: SectionProps) {
  const language = useLanguage();
  if (event.important_info.length === 0) return null;
  return (
    <Titled id="important" title={t(language, 'important_info')} className={styles.important}>
      <Paragraphs texts={event.important_info} lang={translatedIn(event, language)('important_info')} />
    </Titled>
  );
}

function Description({ event }: SectionProps) {
  const language = useLanguage();
  if (event.description.length === 0) return null;
  return (
    <Titled id="description" title={t(language, 'description')}>
      <Paragraphs texts={event.description} lang={translatedIn(event, language)('description')} lead />
    </Titled>
  );
}

/** Before them its own where it does not stand in the head. */
function ImageSlider({ event: { image_obj, images }, Blocks }: SectionProps) {
  const style = useRouteLoaderData<RootInfo>('root')?.design.event;
  const first = image_obj && !isInHead(style) ? image_obj : null;
  if (images.length === 0) {
    return first && <Picture image={first} ratio="3x2" sizes="(width >= 64em) 64vw, 94vw" widths={[640, 768, 1024, 1536]} priority className={styles.slider} />;
  }
  return <ImageSection images={[...(first ? [{ ...first, description: '' }] : []), ...images]} Blocks={Blocks} />;
}

function Sponsors({ event: { sponsors }, Blocks }: SectionProps) {
  const language = useLanguage();
  if (sponsors.length === 0) return null;
  return (
    <Titled id="sponsors" title={t(language, 'sponsors')}>
      <div className={styles.logos}>
        <Blocks.Logos partners={sponsors} language={language} />
      </div>
    </Titled>
  );
}

function Promoter({ event, Blocks }: SectionProps) {
  const lang = translatedIn(event, useLanguage())('promoter');
  return <PromoterSection promoter={event.promoter} lang={lang} promoters={event.promoters} Blocks={Blocks} />;
}

function Series({ event }: SectionProps) {
  const language = useLanguage();
  if (event.series.length === 0) return null;
  return (
    <Titled id="series" title={t(language, 'series')}>
      <ul className={styles.series}>
        {event.series.map(({ id, name, lang, link, description, description_lang }) => (
          <li key={id}>
            <Link to={link.url} lang={lang}>
              {name}
            </Link>
            {description && <p lang={description_lang}>{description}</p>}
          </li>
        ))}
      </ul>
    </Titled>
  );
}

function FurtherDates({ event }: SectionProps) {
  const language = useLanguage();
  if (event.events.length === 0) return null;
  return (
    <Titled id="dates" title={t(language, 'events')}>
      <ul className={styles.dates}>
        {event.events.map((other) => (
          <li key={other.id}>
            <Link to={other.link.url}>
              {displayDate(language, other.day)}, <EventTime event={other} />
            </Link>
            {other.room.id !== event.room.id && (
              <span className={styles.note} lang={other.room.lang}>
                {other.room.name}
              </span>
            )}
            <StatusMark event={other} language={language} />
          </li>
        ))}
      </ul>
    </Titled>
  );
}

function Blog({ event }: SectionProps) {
  const language = useLanguage();
  if (event.articles.length === 0) return null;
  return (
    <Titled id="magazine" title={t(language, 'blog')}>
      <ArticleTeasers articles={event.articles} />
    </Titled>
  );
}
