import { type BlockViewProps, headingElement } from '#content/index.ts';
import { Picture } from '#features/media/index.ts';
import { TeaserText } from '../teaser/teaser-text.tsx';
import type { teaserItem } from './block.ts';
import styles from './view.module.css';

export const TeaserItemView = ({ id, fields, root, mark, isEditing, isFirst, deepestLevel }: BlockViewProps<typeof teaserItem>) => (
  <article {...root} className={styles.item}>
    {(fields.image || isEditing) && (
      <div {...mark('image')} className={styles.image}>
        {fields.image && (
          <Picture
            image={fields.image}
            ratio="3x2"
            sizes="(width >= 64em) 32vw, (width >= 48em) 46vw, 92vw"
            widths={[320, 640, 1024]}
            priority={isFirst && 'preload'}
          />
        )}
        {fields.image?.credit && <small className={styles.credit}>{fields.image.credit}</small>}
      </div>
    )}
    <TeaserText id={id} fields={fields} mark={mark} as={headingElement(3, deepestLevel)} />
  </article>
);
