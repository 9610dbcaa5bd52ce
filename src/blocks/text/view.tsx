import { type BlockViewProps, RichTextView } from '#content/index.ts';
import type { text } from './block.ts';
import styles from './view.module.css';

export const TextView = ({ fields: { content, lead, decrease_distance: isClose, anchor }, root, mark }: BlockViewProps<typeof text>) => (
  <div {...root} {...mark('content')} id={anchor} className={styles.text} data-lead={lead || undefined} data-close={isClose || undefined}>
    <RichTextView value={content} />
  </div>
);
