import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import type { Batch } from '../data/record-types.ts';
import styles from './bulk.module.css';
import { t } from './strings.ts';

/** What would come of a change of many: how many change, or which do not allow it and why. */
export function BatchPreview({ batch: { changed, unchanged, refused }, onLeaveOut }: { batch: Batch; onLeaveOut: (() => void) | undefined }) {
  const language = useLanguage();
  if (refused.length === 0)
    return (
      <Notice>
        <p>{[t(language, 'would_change', { n: changed }), unchanged > 0 && t(language, 'stays_same', { n: unchanged })].filter(Boolean).join(', ')}.</p>
      </Notice>
    );
  return (
    <Notice kind="error">
      <p>{t(language, 'refused', { n: refused.length })}</p>
      <ul className={styles.refused}>
        {refused.map(({ id, label, reasons }) => (
          <li key={id}>
            <strong>{label}</strong> {reasons.join(' ')}
          </li>
        ))}
      </ul>
      {onLeaveOut && (
        <Button size="small" onClick={onLeaveOut}>
          {t(language, 'leave_out')}
        </Button>
      )}
    </Notice>
  );
}
