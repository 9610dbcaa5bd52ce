import { Captions, Maximize, Pause, Play, Volume2, VolumeX } from 'lucide';
import type { FieldAttributes, PresentedFile, PresentedImage, RichText } from '#content/index.ts';
import { RichTextView } from '#content/index.ts';
import { Picture } from '#features/media/index.ts';
import type { Language } from '#i18n/language.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './player.module.css';
import { t } from './strings.ts';

/** A language without one has those that the media library has for the film. */
export type CaptionFiles = { readonly de: PresentedFile | null; readonly en: PresentedFile | null };
/** A transparent picture: without any, Chrome covers with grey what is behind a film. */
export const transparentStill = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";
const sizes = '(width >= 100em) 94rem, 92vw';

type Props = {
  file: PresentedFile;
  title: string;
  language: Language;
  /** A film has one; without it, it is something to hear. */
  film?: { poster: PresentedImage | null; captions: CaptionFiles; isFirst: boolean };
};

/** The browser's own controls are in the page until script brings ours, so nothing moves. */
export function Player({ file, title, language, film }: Props) {
  const captions = film ? captionsOf(film.captions, file, language) : [];
  const poster = film?.poster ?? file.poster;
  const shared = { src: file.url, controls: true, 'aria-label': title };
  return (
    <div className={styles.player} data-enhance="player" data-kind={film ? 'video' : 'audio'}>
      {film ? (
        <div className={styles.screen}>
          {/* Behind the film and not as its poster, which has one size and comes though nobody sees it. */}
          {poster && <Picture image={{ ...poster, alt: '', color: 'transparent' }} ratio="16x9" sizes={sizes} priority={film.isFirst && 'preload'} />}
          <video {...shared} className={styles.film} playsInline {...(poster ? { poster: transparentStill, preload: 'none' } : { preload: 'metadata' })}>
            {captions.map(({ url, lang, label }) => (
              <track key={lang} kind="captions" src={url} srcLang={lang} label={label} default={lang === language} />
            ))}
          </video>
        </div>
      ) : (
        <audio {...shared} className={styles.sound} preload="metadata" />
      )}
      <Controls language={language} hasCaptions={captions.length > 0} isFilm={film !== undefined} />
      <p className={styles.failed} role="alert" data-failed="" hidden>
        {t(language, 'failed')} <a href={file.url}>{t(language, 'file')}</a>
      </p>
    </div>
  );
}

const Controls = ({ language, hasCaptions, isFilm }: { language: Language; hasCaptions: boolean; isFilm: boolean }) => (
  <div className={styles.controls}>
    <button type="button" data-act="play" aria-label={t(language, 'play')} data-pause={t(language, 'pause')}>
      <Icon node={Play} />
      <Icon node={Pause} />
    </button>
    <input type="range" min="0" max="1" step="any" defaultValue="0" aria-label={t(language, 'seek')} data-position={t(language, 'position')} />
    <span className={styles.time} data-time="">
      0:00
    </span>
    {hasCaptions && (
      <button type="button" data-act="captions" aria-pressed="false" aria-label={t(language, 'captions')}>
        <Icon node={Captions} />
      </button>
    )}
    <button type="button" data-act="mute" aria-pressed="false" aria-label={t(language, 'mute')}>
      <Icon node={Volume2} />
      <Icon node={VolumeX} />
    </button>
    {isFilm && (
      <button type="button" data-act="fullscreen" aria-label={t(language, 'fullscreen')}>
        <Icon node={Maximize} />
      </button>
    )}
  </div>
);

export const Transcript = ({ text, language, mark }: { text: RichText | string; language: Language; mark?: FieldAttributes }) => (
  <details className={styles.transcript}>
    <summary>{t(language, 'transcript')}</summary>
    <div {...mark}>
      {typeof text === 'string' ? text.split(/\n\s*\n/).map((paragraph) => <p key={paragraph}>{paragraph}</p>) : <RichTextView value={text} />}
    </div>
  </details>
);

function captionsOf({ de, en }: CaptionFiles, { captions = [] }: PresentedFile, language: Language) {
  const chosen = [...(de ? [{ url: de.url, lang: 'de' }] : []), ...(en ? [{ url: en.url, lang: 'en' }] : [])];
  const all = [...chosen, ...captions.filter(({ lang }) => !chosen.some((one) => one.lang === lang))];
  return all.map(({ url, lang }) => ({ url, lang, label: languageName(lang, language) }));
}

function languageName(lang: string, language: Language): string {
  if (lang === 'de' || lang === 'en') return t(language, lang === 'de' ? 'german' : 'english');
  return new Intl.DisplayNames([language], { type: 'language' }).of(lang) ?? lang;
}
