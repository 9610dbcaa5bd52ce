import { Button } from '../button/button.tsx';
import type { Example } from '../example.ts';
import { showToast } from './toast.ts';
import { ToastView } from './toasts.tsx';

export const example: Example = {
  name: 'Toast',
  use: {
    de: 'Bestätigt für acht Sekunden, was getan ist, und nimmt es auf Wunsch zurück. Fehler sind nie ein Toast.',
    en: 'Confirms for eight seconds what has been done, and takes it back if asked. An error is never a toast.',
  },
  states: [
    {
      name: { de: 'Wie er aussieht', en: 'What it looks like' },
      show: ({ say }) => (
        <ToastView stays toast={{ id: 0, words: say('Baustein gelöscht', 'Block deleted'), action: { text: say('Rückgängig', 'Undo'), run: () => {} } }} />
      ),
    },
    {
      name: { de: 'Auf Knopfdruck', en: 'At the press of a button' },
      show: ({ say }) => <Button onClick={() => showToast(say('Gespeichert', 'Saved'))}>{say('Zeigen', 'Show')}</Button>,
    },
  ],
};
