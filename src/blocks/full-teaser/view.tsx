import type { BlockViewProps } from '#content/index.ts';
import { Picture } from '#features/media/index.ts';
import { TeaserText } from '../teaser/teaser-text.tsx';
import type { fullTeaser } from './block.ts';
import styles from './view.module.css';

export function FullTeaserView({ id, fields, root, mark, isEditing, isFirst }: BlockViewProps<typeof fullTeaser>) {
  const { image, extra_class: look } = fields;
  const isWide = look === 'wide';
  return (
    <div {...root} className={styles.frame}>
      <article className={styles.teaser} data-look={look} data-picture={image ? '' : undefined}>
        {(image || isEditing) && (
          <div {...mark('image')} className={styles.image}>
            {image && (
              <Picture image={image} ratio={isWide ? '16x9' : '3x2'} sizes={isWide ? '100vw' : '(width >= 64em) 62vw, 92vw'} priority={isFirst && 'preload'} />
            )}
            {image?.credit && <small className={styles.credit}>{image.credit}</small>}
          </div>
        )}
        <TeaserText id={id} fields={fields} mark={mark} as="h2" />
      </article>
    </div>
  );
}
