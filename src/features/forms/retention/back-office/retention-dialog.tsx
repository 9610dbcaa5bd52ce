import { useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DialogBody } from '#ui/dialog/dialog-body.tsx';
import { useDialog } from '#ui/dialog/use-dialog.ts';
import type { Retention } from '../contract.ts';
import { Consequences } from './consequences.tsx';
import styles from './retention.module.css';
import { t } from './strings.ts';

type Props = {
  /** Of how many forms. */
  forms: number;
  /** Null: how many entries it concerns is not known, for the reason that `remark` says. */
  retention: Retention | null;
  remark?: string;
  /** For new entries alone; without it there is nothing to store, only what is there to follow. */
  onKeep?: () => void;
  onApply: (days: number) => void;
  onClose: () => void;
};

/** How many go, and when. */
export function RetentionDialog({ forms, retention, remark, onKeep, onApply, onClose }: Props) {
  const language = useLanguage();
  const title = useId();
  const first = useRef<HTMLButtonElement>(null);
  const { dialog, close } = useDialog({ isOpen: true, first });
  const choose = (then: () => void) => {
    close();
    then();
  };
  return createPortal(
    <Dialog ref={dialog} position="middle" aria-labelledby={title} aria-describedby={`${title}-text`} onClose={onClose}>
      <DialogBody title={t(language, 'title')} titleId={title} onClose={close}>
        <div className={styles.question}>
          <p id={`${title}-text`}>
            {forms === 1 && retention ? t(language, 'new_ones', { days: retention.days, n: retention.days }) : t(language, 'of_forms', { n: forms })} {remark}
          </p>
          {onKeep && (
            <div>
              <p id={`${title}-keep`}>{t(language, 'keep_text')}</p>
              <Button ref={first} aria-describedby={`${title}-keep`} onClick={() => choose(onKeep)}>
                {t(language, 'keep')}
              </Button>
            </div>
          )}
          {retention && (
            <div>
              <div id={`${title}-apply`}>
                <Consequences retention={retention} />
              </div>
              <Button
                look={retention.over > 0 ? 'signal' : 'secondary'}
                aria-describedby={`${title}-apply`}
                onClick={() => choose(() => onApply(retention.days))}
              >
                {retention.over > 0 ? t(language, 'apply_deleting', { n: retention.over }) : t(language, 'apply')}
              </Button>
            </div>
          )}
          <Button look="link" {...(!onKeep && { ref: first })} onClick={close}>
            {t(language, onKeep ? 'stay' : 'leave')}
          </Button>
        </div>
      </DialogBody>
    </Dialog>,
    document.body,
  );
}
