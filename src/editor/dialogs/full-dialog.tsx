import { type ReactNode, useId } from 'react';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DialogBody } from '#ui/dialog/dialog-body.tsx';
import { useDialog } from '#ui/dialog/use-dialog.ts';
import styles from './full-dialog.module.css';

type Props = { title: string; onClose: () => void; children: (close: () => void) => ReactNode };

/** Open as long as it is mounted; its parts get what closes it. */
export function FullDialog({ title, onClose, children }: Props) {
  const titleId = useId();
  const { dialog, close } = useDialog({ isOpen: true });
  return (
    <Dialog
      ref={dialog}
      position="full"
      aria-labelledby={titleId}
      // That of a dialog in it, as React sees it, is not its own.
      onClose={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
    >
      <DialogBody title={title} titleId={titleId} onClose={close}>
        <div className={styles.parts}>{children(close)}</div>
      </DialogBody>
    </Dialog>
  );
}
