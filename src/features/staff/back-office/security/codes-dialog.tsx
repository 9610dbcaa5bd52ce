import { useId, useState } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DialogBody } from '#ui/dialog/dialog-body.tsx';
import { useDialog } from '#ui/dialog/use-dialog.ts';
import staff from '../staff.module.css';
import styles from './security.module.css';
import { t } from './strings.ts';

/** Recovery codes, told this once: to be copied or printed. */
export function CodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const language = useLanguage();
  const title = useId();
  const [copyState, setCopyState] = useState<'copied' | 'not_copied' | null>(null);
  const { dialog, close } = useDialog({ isOpen: true });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setCopyState('copied');
    } catch {
      setCopyState('not_copied');
    }
  };
  return (
    <Dialog ref={dialog} position="middle" aria-labelledby={title} onClose={onClose}>
      <DialogBody
        title={t(language, 'codes_title')}
        titleId={title}
        onClose={close}
        actions={
          <>
            <Button look="primary" onClick={() => void copy()}>
              {t(language, 'copy')}
            </Button>
            <Button onClick={() => window.print()}>{t(language, 'print')}</Button>
            <Button onClick={close}>{t(language, 'codes_kept')}</Button>
          </>
        }
      >
        <div className={staff.dialog}>
          <p>{t(language, 'codes_once')}</p>
          <ol className={styles.codes}>
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ol>
          <p role="status">{copyState && t(language, copyState)}</p>
        </div>
      </DialogBody>
    </Dialog>
  );
}
