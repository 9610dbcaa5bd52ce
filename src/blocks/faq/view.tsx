import type { BlockViewProps, PresentedBlockOf } from '#content/index.ts';
import { plainText } from '#content/index.ts';
import { JsonLd } from '#ui/page-head/json-ld.tsx';
import type { faqItem } from '../faq-item/block.ts';
import type { faq } from './block.ts';
import { t } from './strings.ts';
import styles from './view.module.css';

/** With several questions a button opens all: it needs script, and is shown where there is some. */
export function FaqView({ root, children, items, language }: BlockViewProps<typeof faq>) {
  const questions = items.filter((item): item is PresentedBlockOf<typeof faqItem> => item.type === 'faqitem' && !item.isOffline && !item.isUnknown);
  return (
    <div {...root} className={styles.faq}>
      {questions.length > 1 && (
        <button type="button" className={styles.all} data-enhance="open-all" data-open={t(language, 'open_all')} data-close={t(language, 'close_all')}>
          {t(language, 'open_all')}
        </button>
      )}
      {children}
      {questions.length > 0 && <JsonLd data={() => faqPage(questions)} />}
    </div>
  );
}

const faqPage = (questions: readonly PresentedBlockOf<typeof faqItem>[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ fields: { question, content } }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(content) },
  })),
});
