import { Button } from '../button/button.tsx';
import type { Example } from '../example.ts';
import { showToast } from '../toast/toast.ts';
import { askToConfirm } from './confirm.ts';
// The page that shows this has their place; named here so that it is known which component this is an example of.
import type {} from './confirmations.tsx';

export const example: Example = {
  name: 'Confirm',
  use: {
    de: 'Fragt vor dem, was nicht zurückgenommen werden kann; was zurückgenommen werden kann, wird getan und bietet einen Toast mit „Rückgängig“.',
    en: 'Asks before what cannot be undone; what can be undone is done, and offers a toast with “Undo”.',
  },
  states: [
    {
      name: { de: 'Frage', en: 'Question' },
      show: ({ say }) => (
        <Button
          onClick={async () => {
            const isConfirmed = await askToConfirm({
              title: say('„Probenfoto 3“ endgültig löschen?', 'Delete “Rehearsal 3” for good?'),
              text: say('Das Bild kann danach nicht mehr zurückgeholt werden.', 'After that the picture cannot be restored.'),
              confirm: say('Endgültig löschen', 'Delete for good'),
              cancel: say('Behalten', 'Keep'),
            });
            showToast(isConfirmed ? say('Gelöscht', 'Deleted') : say('Behalten', 'Kept'));
          }}
        >
          {say('Endgültig löschen', 'Delete for good')}
        </Button>
      ),
    },
  ],
};
