import { type ReactNode, useId } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DialogBody } from '#ui/dialog/dialog-body.tsx';
import { useDialog } from '#ui/dialog/use-dialog.ts';

/** Mounted as long as it is open; `children` are given what closes it. */
export function MenuDialog({ title, onClose, children }: { title: string; onClose: () => void; children: (close: () => void) => ReactNode }) {
  const titleId = useId();
  const { dialog, close } = useDialog({ isOpen: true });
  return createPortal(
    <Dialog ref={dialog} position="right" aria-labelledby={titleId} onClose={onClose}>
      <DialogBody title={title} titleId={titleId} onClose={close}>
        {children(close)}
      </DialogBody>
    </Dialog>,
    document.body,
  );
}
