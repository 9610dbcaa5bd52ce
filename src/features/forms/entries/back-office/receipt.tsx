import { useEffect, useRef } from 'react';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { showToast } from '#ui/toast/toast.ts';
import type { DeletionReceipt } from '../contract.ts';
import styles from './entries.module.css';
import { t } from './strings.ts';
import { whenOf } from './when.ts';

/** To be copied or printed, without what they said; takes the focus, as what was deleted had it. */
export function Receipt({ receipt }: { receipt: DeletionReceipt }) {
  const language = useLanguage();
  const place = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of another deletion it is another receipt
  useEffect(() => place.current?.focus(), [receipt.deleted_at]);
  const lines = linesOf(receipt, language);
  const copy = async () => {
    await navigator.clipboard.writeText([t(language, 'receipt'), ...lines.map(([term, text]) => `${term}: ${text}`)].join('\n'));
    showToast(t(language, 'copied'));
  };
  return (
    <Notice kind="success">
      <h2 ref={place} tabIndex={-1}>
        {t(language, 'receipt')}
      </h2>
      <dl className={styles.lines}>
        {lines.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.quiet}>{t(language, 'receipt_hint')}</p>
      <p className={styles.actions}>
        <Button size="small" onClick={() => void copy()}>
          {t(language, 'copy')}
        </Button>
        <Button size="small" onClick={() => window.print()}>
          {t(language, 'print')}
        </Button>
      </p>
    </Notice>
  );
}

const linesOf = ({ form, entries, deleted_at, deleted_by }: DeletionReceipt, language: Language) =>
  [
    [t(language, 'receipt_form'), `${form.name} (${form.id})`],
    [
      t(language, 'receipt_entries'),
      entries.map(({ id, created_at }) => t(language, 'receipt_entry', { n: id, when: whenOf(created_at, language) })).join('\n'),
    ],
    [t(language, 'receipt_when'), whenOf(deleted_at, language)],
    [t(language, 'receipt_who'), deleted_by],
  ] as const;
