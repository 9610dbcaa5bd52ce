import type { Example } from '../example.ts';
import { Progress } from './progress.tsx';

export const example: Example = {
  name: 'Progress',
  use: {
    de: 'Zeigt, wie weit etwas ist, das länger als einen Augenblick dauert. Was dabei geschieht, steht in Worten daneben.',
    en: 'Shows how far something has come that takes longer than a moment. What is happening stands beside it in words.',
  },
  states: [
    { name: { de: 'Auf halbem Weg', en: 'Half way' }, show: ({ say, theme }) => <Progress label={`${say('Hochladen', 'Upload')} (${theme})`} value={0.5} /> },
    { name: { de: 'Unterwegs', en: 'Under way' }, show: ({ say, theme }) => <Progress label={`${say('Prüfen', 'Check')} (${theme})`} /> },
  ],
};
