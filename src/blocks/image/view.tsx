import { type CSSProperties, useContext } from 'react';
import { type BlockViewProps, ContentLink } from '#content/index.ts';
import { imageUrl, Picture } from '#features/media/index.ts';
import type { image } from './block.ts';
import { ImageLayoutContext } from './image-layout.ts';
import { t } from './strings.ts';
import styles from './view.module.css';

const ratios = { full: 'full', '3x2': '3x2', '16x9': '16x9', '4x5': '4x5', vertical: '4x5', horizontal: '16x9' } as const;

export function ImageView({ fields: { image: picture, format, description, link }, root, mark, language, isFirst }: BlockViewProps<typeof image>) {
  const layout = useContext(ImageLayoutContext);
  if (!picture) return <figure {...root} className={styles.image} data-empty="" />;
  const isOlderVertical = format === 'vertical';
  const sizes = layout?.sizes ?? (isOlderVertical ? '400px' : '(width >= 100em) 94rem, 92vw');
  const shown = <Picture image={picture} ratio={layout?.ratio ?? ratios[format]} sizes={sizes} loading={layout?.loading} priority={isFirst && 'preload'} />;
  // Without script the large picture is a page of its own; where there is one, it opens in place.
  const large = imageUrl(picture, { width: 1536, format: 'jpg' });
  // Over the full width a whole portrait would be twice as high as the window, and most others higher than it.
  const isWhole = !layout?.ratio && format === 'full';
  const isPortrait = isWhole && !layout && picture.height > picture.width;
  const shape = isWhole ? ({ '--shape': picture.width / picture.height } as CSSProperties) : undefined; // a property of our own
  return (
    <figure {...root} {...mark('image')} className={styles.image} data-format={layout ? undefined : isPortrait ? 'portrait' : format} style={shape}>
      {link ? (
        <ContentLink href={link} className={styles.link}>
          {shown}
        </ContentLink>
      ) : (
        <a href={large} className={styles.link} data-enhance="lightbox" aria-label={t(language, 'enlarge', { alt: picture.alt }).trim()}>
          {shown}
        </a>
      )}
      {(description || picture.credit) && (
        <figcaption className={styles.caption}>
          {description && <span {...mark('description')}>{description}</span>}
          {picture.credit && <small className={styles.credit}>{picture.credit}</small>}
        </figcaption>
      )}
    </figure>
  );
}
