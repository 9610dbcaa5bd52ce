import { Plus } from 'lucide';
import { type BlockViewProps, RichTextView } from '#content/index.ts';
import { Icon } from '#ui/icon.tsx';
import type { faqItem } from './block.ts';
import styles from './view.module.css';

/** The anchor is inside: a browser opens a disclosure in which the target of a link lies. */
export const FaqItemView = ({ fields: { question, content, anchor }, root, mark, isEditing }: BlockViewProps<typeof faqItem>) => (
  <details {...root} className={styles.item} open={isEditing || undefined}>
    <summary className={styles.question}>
      <span {...mark('question')}>{question}</span>
      <Icon node={Plus} />
    </summary>
    <div {...mark('content')} id={anchor} className={styles.answer}>
      <RichTextView value={content} />
    </div>
  </details>
);
