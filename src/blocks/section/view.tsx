import type { BlockViewProps } from '#content/index.ts';
import { Picture } from '#features/media/index.ts';
import type { section } from './block.ts';
import styles from './view.module.css';

export const SectionView = ({ fields: { extra_class: background, image }, root, mark, isFirst, columns }: BlockViewProps<typeof section>) => (
  <section {...root} className={styles.section} data-ground={background}>
    {image && (
      <div {...mark('image')} className={styles.image}>
        <Picture image={image} ratio="16x9" sizes="100vw" priority={isFirst && 'preload'} />
      </div>
    )}
    <div className={styles.content}>{columns}</div>
  </section>
);
