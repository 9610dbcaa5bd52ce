import { type BlockViewProps, headingElement } from '#content/index.ts';
import { type VenueCardData, VenueTile } from '#features/venues/index.ts';
import type { venue } from './block.ts';
import styles from './view.module.css';

/** Editors see its place. */
export const VenueView = ({ root, mark, data, deepestLevel }: BlockViewProps<typeof venue, VenueCardData>) => (
  <div {...root} {...mark('venue')} className={styles.venue}>
    {data && <VenueTile venue={data} titleAs={headingElement(3, deepestLevel)} />}
  </div>
);
