import type { BlockViewProps } from '#content/index.ts';
import type { anchorList } from './block.ts';
import { t } from './strings.ts';
import styles from './view.module.css';

export const AnchorListView = ({ fields: { sticky }, root, language, children, isEditing }: BlockViewProps<typeof anchorList>) =>
  children.length > 0 || isEditing ? (
    <nav {...root} className={styles.bar} data-sticky={sticky || undefined} data-enhance="anchor-list" aria-label={t(language, 'label')}>
      <ul className={styles.list}>{children}</ul>
    </nav>
  ) : null;
