import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import { Picture } from '#features/media/index.ts';
import { displayDate } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { translatedIn } from '#i18n/translated-in.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { href } from '#routes.ts';
import { Link } from '#ui/link.tsx';
import { JsonLd } from '#ui/page-head/json-ld.tsx';
import type { RootInfo } from '#ui/site-context.ts';
import type { EventDetail } from '../../contract.ts';
import { EventTime } from '../../event-times.tsx';
import { eventJsonLd } from '../../json-ld/event-json-ld.ts';
import { StatusMark } from '../../status/status-mark.tsx';
import { t } from '../strings.ts';
import { isInHead, type SectionName, sectionOrder } from './section-order.ts';
import styles from './sections.module.css';

type SectionProps = { event: EventDetail };
type Section = (props: SectionProps) => ReactNode;

/** Those whose data comes later (OpeningHours, Video, Children, Blog, Sponsors, Promoter) have their place in the order already. */
const sections: Partial<Record<SectionName, Section>> = {
  ImportantInfo,
  Description,
  Programs,
  Contributors,
  ImageSlider,
  Series,
  Events: FurtherDates,
};

/** What a page says of its event, in the order of the design settings; and the same for search engines. */
export function Sections({ event, site }: { event: EventDetail; site: RootInfo | undefined }) {
  return (
    <>
      {sectionOrder(site?.design.event.style1 ?? false).map((name) => {
        const Section = sections[name];
        return Section && <Section key={name} event={event} />;
      })}
      {site && <JsonLd data={() => eventJsonLd(event, { baseUrl: site.baseUrl, organizer: site.name })} />}
    </>
  );
}

function Titled({ title, className, children }: { title: string; className?: string | undefined; children: ReactNode }) {
  return (
    <section className={[styles.section, className].filter(Boolean).join(' ')}>
      <h2 className={styles.heading}>{title}</h2>
      <div>{children}</div>
    </section>
  );
}

function Paragraphs({ texts, lang, className }: { texts: string[]; lang: Language | undefined; className?: string | undefined }) {
  return (
    <div lang={lang} className={[styles.prose, className].filter(Boolean).join(' ')}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

function ImportantInfo({ event }: SectionProps) {
  const language = useLanguage();
  if (event.important_info.length === 0) return null;
  return (
    <Titled title={t(language, 'important_info')} className={styles.important}>
      <Paragraphs texts={event.important_info} lang={translatedIn(event, language)('important_info')} />
    </Titled>
  );
}

function Description({ event }: SectionProps) {
  const language = useLanguage();
  if (event.description.length === 0) return null;
  return (
    <Titled title={t(language, 'description')}>
      <Paragraphs texts={event.description} lang={translatedIn(event, language)('description')} className={styles.lead} />
    </Titled>
  );
}

function Programs({ event }: SectionProps) {
  const language = useLanguage();
  if (event.works.length === 0) return null;
  return (
    <Titled title={t(language, 'programs')}>
      <ol className={styles.works}>
        {event.works.map((work, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a work may be played twice, and the list never changes
          <li key={`${work.id}-${index}`}>
            {work.composer && <span className={styles.composer}>{work.composer.name}</span>}
            <span lang={work.lang}>{work.title}</span>
            {work.note && (
              <span className={styles.note} lang={work.note_lang}>
                {work.note}
              </span>
            )}
          </li>
        ))}
      </ol>
    </Titled>
  );
}

function Contributors({ event }: SectionProps) {
  const language = useLanguage();
  if (event.credits.length === 0) return null;
  return (
    <Titled title={t(language, 'contributors')}>
      <ul className={styles.credits}>
        {event.credits.map(({ person, role }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a person may have two roles, and the list never changes
          <li key={`${person.id}-${index}`}>
            <span className={person.kind === 'ensemble' ? styles.ensemble : undefined}>{person.name}</span>
            {role && (
              <span lang={role.lang} className={styles.note}>
                {role.name}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Titled>
  );
}

/** The event's picture where it does not stand in the head. */
function ImageSlider({ event }: SectionProps) {
  const style = useRouteLoaderData<RootInfo>('root')?.design.event;
  if (!event.image_obj || isInHead(style)) return null;
  return <Picture image={event.image_obj} ratio="3x2" sizes="(width >= 64em) 64vw, 94vw" widths={[640, 768, 1024, 1536]} priority className={styles.slider} />;
}

function Series({ event }: SectionProps) {
  const language = useLanguage();
  if (event.series.length === 0) return null;
  return (
    <Titled title={t(language, 'series')}>
      <ul className={styles.series}>
        {event.series.map(({ id, name, lang }) => (
          <li key={id}>
            <Link to={`${href('programme', language)}?series=${id}`} lang={lang}>
              {name}
            </Link>
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
    <Titled title={t(language, 'events')}>
      <ul className={styles.dates}>
        {event.events.map((other) => (
          <li key={other.id}>
            <Link to={other.link.url}>
              {displayDate(language, other.day)}, <EventTime event={other} />
            </Link>
            <span className={styles.note} lang={other.room.lang}>
              {other.room.name}
            </span>
            <StatusMark event={other} language={language} />
          </li>
        ))}
      </ul>
    </Titled>
  );
}
