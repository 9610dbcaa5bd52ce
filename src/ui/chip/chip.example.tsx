import { X } from 'lucide';
import { Icon } from '#ui/icon.tsx';
import type { Example } from '../example.ts';
import styles from './chip.module.css';

export const example: Example = {
  name: 'Chip',
  use: {
    de: 'Ein Wort, das einschränkt oder zu seinesgleichen führt; viele stehen nebeneinander. Ein Link oder ein Knopf mit dieser Klasse.',
    en: 'A word that narrows down or leads to its kind; many stand side by side. A link or a button with this class.',
  },
  states: [
    {
      name: { de: 'Link, und einer, an dem man schon ist', en: 'A link, and one where one is already' },
      show: ({ say }) => (
        <>
          <a href="#chip" className={styles.chip}>
            {say('Kammermusik', 'Chamber music')}
          </a>
          <a href="#chip" aria-current="true" className={styles.chip}>
            {say('Oper', 'Opera')}
          </a>
        </>
      ),
    },
    {
      name: { de: 'Knopf, gewählt, und einer, der wegnimmt', en: 'A button, pressed, and one that takes away' },
      show: ({ say }) => (
        <>
          <button type="button" aria-pressed="false" className={styles.chip}>
            {say('Heute', 'Today')}
          </button>
          <button type="button" aria-pressed="true" className={styles.chip}>
            {say('Am Wochenende', 'At the weekend')}
          </button>
          <button type="button" className={styles.chip} aria-label={say('Filter „Studio“ entfernen', 'Remove the filter ‘Studio’')}>
            Studio
            <Icon node={X} />
          </button>
        </>
      ),
    },
    {
      name: { de: 'Langes Wort', en: 'Long words' },
      show: ({ say }) => (
        <a href="#chip" className={styles.chip}>
          {say('Familienvorstellungen mit Gebärdensprachdolmetschung', 'Performances for families with sign language interpretation')}
        </a>
      ),
    },
  ],
};
