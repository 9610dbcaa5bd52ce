import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import styles from './form.module.css';
import { t } from './strings.ts';
import type { RecordForm } from './use-record-form.ts';

type Props = { form: RecordForm; isNew: boolean; hasNext: boolean; onSaveNext: () => void };

/** Stays in view below the fields: what is not saved yet, and how to save it. */
export function FormFoot({ form: { isDirty, busy }, isNew, hasNext, onSaveNext }: Props) {
  const language = useLanguage();
  return (
    <div className={styles.foot}>
      <Button type="submit" look="primary" size="small" busy={busy} title={t(language, 'save_key')} aria-keyshortcuts="Control+S">
        {t(language, isNew ? 'create' : 'save')}
      </Button>
      {hasNext && (
        <Button size="small" busy={busy} title={t(language, 'next_key')} aria-keyshortcuts="Control+Enter" onClick={onSaveNext}>
          {t(language, 'save_next')}
        </Button>
      )}
      <p data-dirty={isDirty || undefined}>{t(language, isDirty ? 'unsaved' : isNew ? 'nothing_typed' : 'all_saved')}</p>
    </div>
  );
}
