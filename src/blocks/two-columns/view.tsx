import { type BlockViewProps, RichTextView } from '#content/index.ts';
import { Picture } from '#features/media/index.ts';
import type { twoColumns } from './block.ts';
import styles from './view.module.css';

export const TwoColumnsView = ({ fields: { extra_class: order, image, text }, root, mark, isFirst }: BlockViewProps<typeof twoColumns>) => (
  <div {...root} className={styles.frame}>
    <div className={styles.pair} data-order={order}>
      <div {...mark('image')} className={styles.image}>
        {image && <Picture image={image} ratio="3x2" sizes="(width >= 48em) 46vw, 92vw" priority={isFirst && 'preload'} />}
        {image?.credit && <small className={styles.credit}>{image.credit}</small>}
      </div>
      <div {...mark('text')} className={styles.text}>
        <RichTextView value={text} />
      </div>
    </div>
  </div>
);
