import type { BlockViewProps, PresentedBlockOf } from '#content/index.ts';
import { plainText } from '#content/index.ts';
import { JsonLd } from '#ui/page-head/json-ld.tsx';
import type { faqItem } from '../faq-item/block.ts';
import type { faq } from './block.ts';
import styles from './view.module.css';

export function FaqView({ root, children, items }: BlockViewProps<typeof faq>) {
  const questions = items.filter((item): item is PresentedBlockOf<typeof faqItem> => item.type === 'faqitem' && !item.isOffline && !item.isUnknown);
  return (
    <div {...root} className={styles.faq}>
      {children}
      {questions.length > 0 && <JsonLd data={() => faqPage(questions)} />}
    </div>
  );
}

/** schema.org FAQPage, for search engines. */
const faqPage = (questions: readonly PresentedBlockOf<typeof faqItem>[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ fields: { question, content } }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(content) },
  })),
});
