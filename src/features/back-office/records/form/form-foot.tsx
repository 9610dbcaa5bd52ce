import type { ReactNode } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import styles from './form.module.css';
import { t } from './strings.ts';

type Props = {
  isDirty: boolean;
  busy: boolean;
  isNew: boolean;
  hasNext: boolean;
  onSaveNext: () => void;
  /** Further buttons. */
  children?: ReactNode;
};

/** The form of a record, whose button stands outside of it, below what is attached. */
export const recordFormId = 'record-form';

/** Stays in view below the fields: what is not saved yet, and how to save it. */
export function FormFoot({ isDirty, busy, isNew, hasNext, onSaveNext, children }: Props) {
  const language = useLanguage();
  return (
    <div className={styles.foot}>
      <Button type="submit" form={recordFormId} look="primary" size="small" busy={busy} title={t(language, 'save_key')} aria-keyshortcuts="Control+S">
        {t(language, isNew ? 'create' : 'save')}
      </Button>
      {hasNext && (
        <Button size="small" busy={busy} title={t(language, 'next_key')} aria-keyshortcuts="Control+Enter" onClick={onSaveNext}>
          {t(language, 'save_next')}
        </Button>
      )}
      {children}
      <p data-dirty={isDirty || undefined}>{t(language, isDirty ? 'unsaved' : isNew ? 'nothing_typed' : 'all_saved')}</p>
    </div>
  );
}
