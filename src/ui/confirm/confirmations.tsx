import { useId, useRef, useSyncExternalStore } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { DialogBody } from '../dialog/dialog-body.tsx';
import { useDialog } from '../dialog/use-dialog.ts';
import { confirmation, type Question } from './confirm.ts';

/** Once on a page or frame; what does no harm has the focus first. */
export function Confirmations() {
  const asked = useSyncExternalStore(confirmation.subscribe, confirmation.current, () => null);
  return asked && <Confirmation key={asked.id} question={asked.question} />;
}

function Confirmation({ question: { title, text, details = [], confirm, cancel } }: { question: Question }) {
  const id = useId();
  const staying = useRef<HTMLButtonElement>(null);
  const { dialog, close } = useDialog({ isOpen: true, first: staying });
  const answer = useRef(false);
  return (
    <Dialog
      ref={dialog}
      position="middle"
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      onClose={() => confirmation.answer(answer.current)}
    >
      <DialogBody
        title={title}
        titleId={id}
        onClose={close}
        actions={
          <>
            <Button
              look="signal"
              size="small"
              onClick={() => {
                answer.current = true;
                close();
              }}
            >
              {confirm}
            </Button>
            <Button ref={staying} size="small" onClick={close}>
              {cancel}
            </Button>
          </>
        }
      >
        <div id={`${id}-text`}>
          <p>{text}</p>
          {details.length > 0 && (
            <ul>
              {details.map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
          )}
        </div>
      </DialogBody>
    </Dialog>
  );
}
