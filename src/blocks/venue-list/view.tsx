import type { BlockViewProps } from '#content/index.ts';
import type { venueList } from './block.ts';
import styles from './view.module.css';

export const VenueListView = ({ root, children }: BlockViewProps<typeof venueList>) => (
  <div {...root} className={styles.frame}>
    <div className={styles.list}>{children}</div>
  </div>
);
