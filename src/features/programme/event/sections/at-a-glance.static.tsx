import type { ReactNode } from 'react';
import { dayOf } from '#i18n/berlin-time.ts';
import { displayDate, displayTime } from '#i18n/format.ts';
import { type Language, localeOf } from '#i18n/language.ts';
import { languageName } from '#i18n/names/names.ts';
import { translatedIn } from '#i18n/translated-in.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { href } from '#routes.ts';
import { Link } from '#ui/link.tsx';
import signs from '../../accessibility/accessibility-signs.module.css';
import type { WholeEvent } from '../event.loader.ts';
import { durationInWords, partsInWords } from './duration.ts';
import styles from './sections.module.css';
import { Paragraphs, Titled } from './shared-sections.static.tsx';
import { t } from './strings.ts';

/** Where nobody will come, what is still of interest. */
export function AtAGlance({ event }: { event: WholeEvent }) {
  const language = useLanguage();
  const rows = rowsOf(event, language).filter(([, value]) => value);
  if (rows.length === 0) return null;
  return (
    <Titled id="at-a-glance" title={t(language, 'at_a_glance')}>
      <dl className={styles.glance}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Titled>
  );
}

function rowsOf(event: WholeEvent, language: Language): [string, ReactNode][] {
  const { duration, languages, surtitles, age_from: age, opening_hours: hours } = event;
  const lang = translatedIn(event, language);
  const coming = (value: ReactNode) => (takesPlace(event) ? value : null);
  return [
    [t(language, 'opening_hours'), coming(hours.length > 0 && <Paragraphs texts={hours} lang={lang('opening_hours')} />)],
    ...openings(event).map(([name, at]): [string, ReactNode] => [t(language, name), coming(from(at, event.day, language))]),
    [t(language, 'introduction'), coming(event.introduction && <Introduction introduction={event.introduction} />)],
    [t(language, 'duration'), duration.length > 0 && <Duration parts={duration} />],
    [t(language, 'language'), listOf(languages, language)],
    [t(language, 'surtitles'), listOf(surtitles, language)],
    [t(language, 'age'), age !== null && t(language, 'from_age', { n: age })],
    [t(language, 'access'), event.accessibility.length + event.accessibility_note.length > 0 && <Access event={event} />],
  ];
}

/** It is not over, and not called off. */
export const takesPlace = ({ is_over, status }: Pick<WholeEvent, 'is_over' | 'status'>): boolean => !is_over && status === 'scheduled';

/** In one where they open together. */
function openings({ doors_at: doors, box_office_at: office }: WholeEvent) {
  if (doors && doors === office) return [['doors_and_box_office', doors]] as const;
  return [...(doors ? ([['doors', doors]] as const) : []), ...(office ? ([['box_office', office]] as const) : [])];
}

function from(at: string, day: string, language: Language) {
  const [instant, its] = [new Date(at), dayOf(new Date(at))];
  return (
    <time dateTime={at}>{t(language, 'from_time', { time: (its === day ? '' : `${displayDate(language, its)}, `) + displayTime(language, instant) })}</time>
  );
}

function Introduction({ introduction: its }: { introduction: NonNullable<WholeEvent['introduction']> }) {
  const language = useLanguage();
  return (
    <>
      <time dateTime={its.starts_at}>{displayTime(language, new Date(its.starts_at))}</time>
      {its.place && (
        <>
          , <span lang={its.place_lang}>{its.place}</span>
        </>
      )}
      {its.text && (
        <span className={styles.note} lang={its.text_lang}>
          {its.text}
        </span>
      )}
    </>
  );
}

function Duration({ parts }: { parts: number[] }) {
  const language = useLanguage();
  return (
    <>
      {durationInWords(parts, language)}
      {parts.length > 1 && <span className={styles.note}>{partsInWords(parts, language)}</span>}
    </>
  );
}

/** 'Italienisch', 'Deutsch und Englisch' */
function listOf(tags: readonly string[], language: Language): string | null {
  if (tags.length === 0) return null;
  return new Intl.ListFormat(localeOf[language], { type: 'conjunction' }).format(tags.map((tag) => languageName(language, tag)));
}

function Access({ event }: { event: WholeEvent }) {
  const language = useLanguage();
  return (
    <>
      {event.accessibility.length > 0 && (
        <ul className={`${signs.signs} ${styles.access}`}>
          {event.accessibility.map(({ id, name }) => (
            <li key={id}>
              <Link to={`${href('programme', language)}?accessibility=${id}`} data-sign={id}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {takesPlace(event) && event.accessibility_note.length > 0 && (
        <Paragraphs texts={event.accessibility_note} lang={translatedIn(event, language)('accessibility_note')} />
      )}
    </>
  );
}
