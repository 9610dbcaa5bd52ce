import { ArrowRight, Pause, Play } from 'lucide';
import { type BlockViewProps, ContentLink, type PresentedFile } from '#content/index.ts';
import { Picture } from '#features/media/index.ts';
import type { Language } from '#i18n/language.ts';
import { button } from '#ui/button/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import type { heroMedia } from './block.ts';
import { t } from './strings.ts';
import styles from './view.module.css';

export function HeroMediaView({ fields, root, mark, language, isFirst }: BlockViewProps<typeof heroMedia>) {
  const { headline, text, button_text: words, button_link: href, image, video, sticky } = fields;
  const still = image ?? video?.poster;
  return (
    <section {...root} className={styles.hero}>
      {(image || video) && (
        <div className={styles.media} {...(video && { 'data-enhance': 'hero-film' })} {...mark(video ? 'video' : 'image')}>
          {still && <Picture image={still} ratio="16x9" sizes="(width >= 188rem) 178rem, 94vw" loading="eager" priority={isFirst && 'preload'} />}
          {video && <Film file={video} hasStill={still !== undefined} language={language} />}
        </div>
      )}
      <div className={styles.words}>
        {headline && (
          <h2 {...mark('headline')} className={styles.headline}>
            {headline}
          </h2>
        )}
        {(text || words) && (
          <div>
            {text && (
              <p {...mark('text')} className={styles.text}>
                {text}
              </p>
            )}
            {words && (
              <ContentLink href={href} className={`${button('primary')} ${styles.button}`} data-enhance={sticky ? 'sticky-link' : undefined}>
                <span {...mark('button_text')}>{words}</span>
                <Icon node={ArrowRight} />
              </ContentLink>
            )}
          </div>
        )}
      </div>
    </section>
  );
}

/** Over the picture, which stands for it until it plays and where it never does; it has no sound and says nothing of its own. */
const Film = ({ file, hasStill, language }: { file: PresentedFile; hasStill: boolean; language: Language }) => (
  <>
    <video
      src={file.url}
      className={styles.film}
      data-still={hasStill ? '' : undefined}
      muted
      loop
      playsInline
      preload={hasStill ? 'none' : 'metadata'}
      aria-hidden="true"
      tabIndex={-1}
    />
    <button type="button" className={styles.pause} aria-label={t(language, 'play')} data-pause={t(language, 'pause')}>
      <Icon node={Play} />
      <Icon node={Pause} />
    </button>
  </>
);
