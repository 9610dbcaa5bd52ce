import type { BlockViewProps } from '#content/index.ts';
import type { forms } from './block.ts';
import { t } from './strings.ts';
import styles from './view.module.css';

/** Stands for the form until consent to external media exists; `data-hubspot-id` is what will be loaded then. */
export const FormsView = ({ fields: { hubspot_id: id }, root, mark, language }: BlockViewProps<typeof forms>) => (
  <div {...root} {...mark('hubspot_id')} className={styles.placeholder} data-hubspot-id={id || undefined}>
    <p className={styles.title}>{t(language, 'title')}</p>
    <p className={styles.why}>{t(language, 'why')}</p>
  </div>
);
