import type { Example } from '../example.ts';
import { Disclosure } from './disclosure.tsx';

export const example: Example = {
  name: 'Disclosure',
  use: { de: 'Was nicht jeder braucht, in seinem Platz. Geht ohne Skript auf.', en: 'What not everybody needs, in its place. It opens without script.' },
  states: [
    {
      name: { de: 'Zu und offen', en: 'Closed and open' },
      show: ({ say, scope }) => (
        <div>
          <Disclosure name={`disclosure-${scope}`} summary={say('Anfahrt', 'How to get here')}>
            <p>{say('Mit der Fähre 72 bis Ostkai.', 'By ferry 72 to Ostkai.')}</p>
          </Disclosure>
          <Disclosure name={`disclosure-${scope}`} summary={say('Barrierefreiheit', 'Accessibility')} open>
            <p>{say('Alle Säle erreicht man ohne Stufen.', 'All halls are reached without steps.')}</p>
          </Disclosure>
        </div>
      ),
    },
  ],
};
