import type { BlockViewProps } from '#content/index.ts';
import type { teaserList } from './block.ts';
import styles from './view.module.css';

export const TeaserListView = ({ fields: { extra_class: look }, root, children }: BlockViewProps<typeof teaserList>) =>
  // What is out of its window leaves no empty frame behind; an editor needs the frame to put something in.
  children.length > 0 || root['data-block'] ? (
    <div {...root} className={styles.frame}>
      <div className={styles.list} data-look={look} data-count={children.length}>
        {children}
      </div>
    </div>
  ) : null;
