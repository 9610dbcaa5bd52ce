import { backOfficeHref, recordHref } from '#features/back-office/index.ts';
import { displayMoment } from '#i18n/clock/display-moment.ts';
import { displayDate } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Link } from '#ui/link.tsx';
import type { PressOverviewLine, PressPicture } from './contract.ts';
import { gapsOf } from './gaps.ts';
import styles from './overview.module.css';
import { t } from './strings.ts';

/** One production: what the press finds, what is missing, how often it was fetched, and its pictures one by one. */
export function PressLine({ line }: { line: PressOverviewLine }) {
  const language = useLanguage();
  const gaps = gapsOf(line);
  const { state, pictures } = line;
  return (
    <li className={styles.line}>
      <h2>
        <Link to={recordHref('productions', language, {}, line.id)} lang={line.lang}>
          {line.title}
        </Link>
      </h2>
      <p className={styles.state} data-state={state}>
        {state === 'embargo' && line.embargo ? t(language, 'embargo_until', { at: displayMoment(language, line.embargo) }) : t(language, state)}
        {line.has_link && ` · ${t(language, 'has_link')}`}
      </p>
      {state !== 'none' && (
        <dl>
          <div>
            <dt>{t(language, 'material')}</dt>
            <dd>{materialOf(line, language).join(' · ') || t(language, 'nothing_there')}</dd>
          </div>
          {gaps.length > 0 && (
            <div className={styles.missing}>
              <dt>{t(language, 'missing')}</dt>
              <dd>{gaps.map(({ gap, n }) => t(language, gap === 'right_ended' ? 'right_ended_n' : gap, { n })).join(' · ')}</dd>
            </div>
          )}
          <div>
            <dt>{t(language, 'fetched')}</dt>
            <dd>{fetchesOf(line, language).join(' · ') || t(language, 'never')}</dd>
          </div>
        </dl>
      )}
      {pictures.length > 0 && (
        <details>
          <summary>{t(language, 'picture_list')}</summary>
          <ol>
            {pictures.map((picture) => (
              <li key={picture.id}>
                <Link to={backOfficeHref('media', language, { item: picture.id })}>{picture.name || t(language, 'picture', { id: picture.id })}</Link>{' '}
                <span>{pictureWords(picture, language)}</span>
              </li>
            ))}
          </ol>
        </details>
      )}
    </li>
  );
}

function materialOf({ text, pictures, document }: PressOverviewLine, language: Language): string[] {
  const free = pictures.filter(({ state }) => state === 'free').length;
  return [
    ...(text.length > 0 ? [t(language, 'text_in', { languages: text.join(', ') })] : []),
    ...(pictures.length > 0 ? [t(language, 'pictures_n', { n: pictures.length })] : []),
    ...(free < pictures.length ? [t(language, 'pictures_free', { n: free })] : []),
    ...(document === null ? [] : [t(language, 'document_name', { name: document })]),
  ];
}

function fetchesOf({ by_link, openly }: PressOverviewLine, language: Language): string[] {
  return [
    ...(by_link.last_at ? [t(language, 'fetched_link', { n: by_link.fetches, at: displayMoment(language, by_link.last_at) })] : []),
    ...(openly.last_at ? [t(language, 'fetched_open', { n: openly.fetches, at: displayMoment(language, openly.last_at) })] : []),
  ];
}

function pictureWords({ caption, credit, copyright, copyright_until, state }: PressPicture, language: Language): string {
  const words = caption[language] || caption[language === 'de' ? 'en' : 'de'];
  const whose = [...new Set([credit, copyright].filter(Boolean))].join(', ');
  return [
    words || t(language, 'no_caption'),
    whose || t(language, 'no_credit'),
    ...(copyright_until ? [t(language, 'right_until', { day: displayDate(language, copyright_until) })] : []),
    t(language, state),
  ].join(' · ');
}
