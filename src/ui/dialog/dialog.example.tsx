import { useId, useState } from 'react';
import { Button } from '../button/button.tsx';
import type { Example, Stage } from '../example.ts';
import { Dialog, type DialogPosition } from './dialog.tsx';
import { DialogBody } from './dialog-body.tsx';
import { useDialog } from './use-dialog.ts';

function Opened({ say, position }: Pick<Stage, 'say'> & { position: DialogPosition }) {
  const [isOpen, open] = useState(false);
  const { dialog, close } = useDialog({ isOpen });
  const title = useId();
  return (
    <>
      <Button onClick={() => open(true)}>{say('Öffnen', 'Open')}</Button>
      <Dialog ref={dialog} position={position} aria-labelledby={title} onClose={() => open(false)}>
        <DialogBody
          titleId={title}
          title={say('„Quartett in Moll“ löschen?', 'Delete “Quartet in a minor key”?')}
          onClose={close}
          actions={
            <>
              <Button look="signal" onClick={close}>
                {say('Löschen', 'Delete')}
              </Button>
              <Button onClick={close}>{say('Behalten', 'Keep')}</Button>
            </>
          }
        >
          <p>{say('Vier Veranstaltungen verlieren damit ihr Werk.', 'Four events lose their work with it.')}</p>
        </DialogBody>
      </Dialog>
    </>
  );
}

export const example: Example = {
  name: 'Dialog',
  use: {
    de: 'Fragt, was entschieden sein muss, oder zeigt etwas neben der Seite. Escape und ein Klick daneben schließen; der Fokus geht dahin zurück, woher er kam.',
    en: 'Asks what has to be decided, or shows something beside the page. Escape and a click beside it close it; the focus goes back to where it came from.',
  },
  states: [
    { name: { de: 'Frage', en: 'Question' }, show: ({ say }) => <Opened say={say} position="middle" /> },
    { name: { de: 'An der Seite', en: 'At the side' }, show: ({ say }) => <Opened say={say} position="right" /> },
    { name: { de: 'Ganzes Fenster', en: 'Whole window' }, show: ({ say }) => <Opened say={say} position="full" /> },
  ],
};
