import type { ReactNode } from 'react';
import type { Example } from '../example.ts';
import styles from './tile.module.css';

const picture = <span aria-hidden="true" style={{ aspectRatio: '3 / 2', background: 'var(--color-surface)' }} />;

const Tile = ({ name, children, image }: { name: string; children?: ReactNode; image?: ReactNode }) => (
  <div>
    <article className={styles.tile}>
      {image}
      <div className={styles.words}>
        <h4 className={styles.name}>
          <a href="#card" data-cover="">
            {name}
          </a>
        </h4>
        {children}
      </div>
    </article>
  </div>
);

export const example: Example = {
  name: 'Card',
  use: {
    de: 'Führt als Ganzes dorthin, wohin der Link in der Überschrift führt. Vorgelesen wird allein sein Name, den Ring hat die ganze Karte.',
    en: 'As a whole leads where the link in its heading leads. Its name alone is read out, the ring is around the whole card.',
  },
  states: [
    {
      name: { de: 'Mit Bild und Worten', en: 'With a picture and words' },
      show: ({ say }) => (
        <Tile name="St. Annen" image={picture}>
          <p>{say('Die Kirche am Kanal', 'The church by the canal')}</p>
        </Tile>
      ),
    },
    { name: { de: 'Ohne Bild', en: 'Without a picture' }, show: () => <Tile name="Studio" /> },
    {
      name: { de: 'Langes Wort', en: 'Long words' },
      show: ({ say }) => <Tile name={say('Veranstaltungsankündigungen', 'Announcements of events to come')} image={picture} />,
    },
  ],
};
