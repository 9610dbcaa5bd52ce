import type { BlockViewProps } from '#content/index.ts';
import type { logoList } from './block.ts';
import styles from './view.module.css';

export const LogoListView = ({ fields: { extra_class: look }, root, children }: BlockViewProps<typeof logoList>) => (
  <div {...root} className={styles.frame}>
    <ul className={styles.list} data-look={look}>
      {children}
    </ul>
  </div>
);
