import { type BlockViewProps, RichTextView } from '#content/index.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import type { faqItem } from './block.ts';
import styles from './view.module.css';

/** The anchor is inside: a browser opens a disclosure in which the target of a link lies. */
export const FaqItemView = ({ fields: { question, content, anchor }, root, mark, isEditing }: BlockViewProps<typeof faqItem>) => (
  <Disclosure {...root} className={styles.item} open={isEditing || undefined} summary={<span {...mark('question')}>{question}</span>}>
    <div {...mark('content')} id={anchor} className={styles.answer}>
      <RichTextView value={content} />
    </div>
  </Disclosure>
);
