import { useId, useState } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DialogBody } from '#ui/dialog/dialog-body.tsx';
import { useDialog } from '#ui/dialog/use-dialog.ts';
import { TextField } from '#ui/field/text-field.tsx';
import styles from './staff.module.css';
import { t } from './strings.ts';

/** A link that is told once: to be copied, or written down. */
export function LinkDialog({ link, words, onClose }: { link: string; words: string; onClose: () => void }) {
  const language = useLanguage();
  const title = useId();
  const [isCopied, setCopied] = useState(false);
  const { dialog, close } = useDialog({ isOpen: true });
  const copy = async () => {
    const field = dialog.current?.querySelector('input');
    field?.select();
    await navigator.clipboard?.writeText(link); // without it, what is selected is copied by hand
    setCopied(Boolean(navigator.clipboard));
  };
  return (
    <Dialog ref={dialog} position="middle" aria-labelledby={title} onClose={onClose}>
      <DialogBody
        title={t(language, 'link_title')}
        titleId={title}
        onClose={close}
        actions={
          <>
            <Button look="primary" onClick={() => void copy().catch(() => setCopied(false))}>
              {t(language, 'copy')}
            </Button>
            <Button onClick={close}>{t(language, 'done')}</Button>
          </>
        }
      >
        <div className={styles.dialog}>
          <p>{words}</p>
          <TextField name="link" label={t(language, 'link')} required value={link} readOnly onFocus={({ target }) => target.select()} />
          <p role="status">{isCopied && t(language, 'copied')}</p>
        </div>
      </DialogBody>
    </Dialog>
  );
}
