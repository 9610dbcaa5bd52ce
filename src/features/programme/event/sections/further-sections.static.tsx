import { Download } from 'lucide';
import { displaySize } from '#features/media/index.ts';
import { dayOf } from '#i18n/berlin-time.ts';
import { displayDate, displayTime } from '#i18n/format.ts';
import { translatedIn } from '#i18n/translated-in.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import type { EventDocument } from '../../details/details-schema.ts';
import type { WholeEvent } from '../event.loader.ts';
import { takesPlace } from './at-a-glance.static.tsx';
import styles from './sections.module.css';
import { Paragraphs, Titled } from './shared-sections.static.tsx';
import { t } from './strings.ts';

type SectionProps = { event: WholeEvent };

export function Children({ event: { children, ...event } }: SectionProps) {
  const language = useLanguage();
  if (children.length === 0) return null;
  return (
    <Titled id="children" title={t(language, 'children')}>
      <Paragraphs texts={children} lang={translatedIn(event, language)('children')} />
    </Titled>
  );
}

export function Documents({ documents }: { documents: readonly EventDocument[] }) {
  const language = useLanguage();
  return (
    <ul className={styles.documents}>
      {documents.map((document) => (
        <li key={document.id}>
          {document.url ? (
            <a href={document.url} type={document.content_type}>
              <Icon node={Download} />
              <span lang={document.title_lang}>{document.title || document.name}</span>
            </a>
          ) : (
            <span lang={document.title_lang}>{document.title || document.name}</span>
          )}
          <span className={styles.note}>{facts(document, language)}</span>
        </li>
      ))}
    </ul>
  );
}

/** 'PDF, 1,2 MB, 12 Seiten', or from when on it can be read. */
function facts({ name, size, page_count: n, available_from: from }: EventDocument, language: 'de' | 'en'): string {
  if (from) return t(language, 'available_from', { date: displayDate(language, dayOf(new Date(from))), time: displayTime(language, new Date(from)) });
  const kind = /\.(\w{2,4})$/.exec(name)?.[1]?.toUpperCase();
  return [kind, displaySize(language, size), n !== null && t(language, 'pages', { n })].filter(Boolean).join(', ');
}

export function Biographies({ event: { biographies } }: SectionProps) {
  const language = useLanguage();
  if (biographies.length === 0) return null;
  return (
    <div className={styles.biographies}>
      <h3>{t(language, 'biographies')}</h3>
      {biographies.map(({ id, name, link, text, lang }) => (
        <Disclosure key={id} summary={name} className={styles.told}>
          <p lang={lang}>{text}</p>
          <p>
            <Link to={link.url}>{t(language, 'more_about', { name })}</Link>
          </p>
        </Disclosure>
      ))}
    </div>
  );
}

export function Directions({ event }: SectionProps) {
  const language = useLanguage();
  const { directions, venue_accessibility: access, venue } = event;
  const lang = translatedIn(event, language);
  if (!takesPlace(event) || directions.length + access.length === 0) return null;
  return (
    <Titled id="arrival" title={t(language, 'arrival')}>
      <div className={styles.arrival}>
        {directions.length > 0 && (
          <Disclosure summary={t(language, 'directions')} className={styles.told}>
            <Paragraphs texts={directions} lang={lang('directions')} />
          </Disclosure>
        )}
        {access.length > 0 && (
          <Disclosure summary={t(language, 'venue_access')} className={styles.told}>
            <Paragraphs texts={access} lang={lang('venue_accessibility')} />
          </Disclosure>
        )}
        {venue.link && (
          <p>
            <Link to={venue.link.url}>{t(language, 'about_venue', { venue: venue.name })}</Link>
          </p>
        )}
      </div>
    </Titled>
  );
}
