import { ArrowUpRight, Expand, MessageSquare, Play } from 'lucide';
import type { FieldAttributes, PresentedImage, RootAttributes } from '#content/index.ts';
import { ConsentNote } from '#features/consent/index.ts';
import { Picture } from '#features/media/index.ts';
import type { Language } from '#i18n/language.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Embed } from './embed.ts';
import styles from './embed-card.module.css';
import { t } from './strings.ts';

type Props = {
  kind: 'video' | 'audio' | 'viewer' | 'social';
  /** Null while the address is missing: then the card leads nowhere. */
  embed: Embed | null;
  title?: string;
  image?: PresentedImage | null;
  /** What else there is to say, such as how long it takes. */
  facts?: readonly string[];
  root: RootAttributes;
  mark: (field: 'embed' | 'image' | 'title') => FieldAttributes;
  id?: string | undefined;
  language: Language;
};

const signs = { video: Play, audio: Play, viewer: Expand, social: MessageSquare } as const;
const actions = { video: 'play_video', audio: 'play_audio', viewer: 'show_viewer', social: 'show_social' } as const;

/** A link; with script a click shows it in its place, and nothing is asked of the host before. */
export function EmbedCard({ kind, embed, title, image, facts = [], root, mark, id, language }: Props) {
  const host = embed?.host ?? '';
  const name = title || t(language, kind);
  return (
    <figure
      {...root}
      id={id}
      className={styles.card}
      data-kind={kind}
      data-look={kind === 'audio' || !image ? 'line' : 'picture'}
      data-host={host.toLowerCase()}
    >
      <div className={styles.stage} data-stage="">
        <a
          {...(embed && { href: embed.url, target: '_blank', rel: 'noopener noreferrer' })}
          {...(embed?.frameUrl && { 'data-enhance': 'embed', 'data-frame': embed.frameUrl, 'data-title': `${name} (${host})` })}
          className={styles.link}
        >
          <span className={styles.picture} data-empty={image ? undefined : ''} {...mark('image')}>
            {image && (
              <Picture
                image={{ ...image, alt: '' }}
                ratio={kind === 'audio' ? '3x2' : '16x9'}
                sizes={kind === 'audio' ? '11rem' : '(width >= 100em) 94rem, 92vw'}
              />
            )}
            <span className={styles.sign}>
              <Icon node={embed?.frameUrl === null ? ArrowUpRight : signs[kind]} />
            </span>
          </span>
          <span className={styles.words}>
            <VisuallyHidden>{t(language, actions[kind])} </VisuallyHidden>
            <strong {...mark('title')} className={styles.title}>
              {name}
            </strong>
            <span className={styles.facts} {...mark('embed')}>
              {[host, ...facts].filter(Boolean).join(' · ')}
            </span>
          </span>
        </a>
      </div>
      {embed && (
        <figcaption className={styles.note}>
          {embed.frameUrl && <ConsentNote host={host} language={language} />}
          <a href={embed.url} target="_blank" rel="noopener noreferrer" data-direct="" hidden={embed.frameUrl !== null}>
            {t(language, 'open_there', { host })}
          </a>
          <span className={styles.printed}>
            {name}: {embed.url}
          </span>
        </figcaption>
      )}
    </figure>
  );
}
