import type { Example } from '../example.ts';
import { Notice } from './notice.tsx';

export const example: Example = {
  name: 'Notice',
  use: {
    de: 'Steht bei dem, was sie betrifft, und bleibt. Was nur bestätigt, ist ein Toast.',
    en: 'Stands beside what it concerns, and stays. What merely confirms is a toast.',
  },
  states: [
    {
      name: { de: 'Hinweis', en: 'Information' },
      show: ({ say }) => <Notice>{say('Die Kasse schließt eine Stunde nach Beginn.', 'The box office closes an hour after the start.')}</Notice>,
    },
    {
      name: { de: 'Gelungen', en: 'Success' },
      show: ({ say }) => <Notice kind="success">{say('Ihre Adresse ist bestätigt.', 'Your address is confirmed.')}</Notice>,
    },
    {
      name: { de: 'Warnung', en: 'Warning' },
      show: ({ say }) => <Notice kind="warning">{say('Die Reservierung endet in zwei Minuten.', 'The reservation ends in two minutes.')}</Notice>,
    },
    {
      name: { de: 'Fehler, mit Ausweg', en: 'Error, with a way out' },
      show: ({ say }) => (
        <Notice kind="error">
          <p>{say('Das Bild ist größer als 20 MB.', 'The picture is larger than 20 MB.')}</p>
          <p>
            <a href="#notice">{say('Anderes Bild wählen', 'Choose another picture')}</a>
          </p>
        </Notice>
      ),
    },
  ],
};
