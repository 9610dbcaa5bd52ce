import type { Example, Stage } from '../example.ts';
import styles from './page-hero.module.css';

const Words = ({ say, long = false }: Pick<Stage, 'say'> & { long?: boolean }) => (
  <header>
    <p className={styles.kind}>{say('Konzert', 'Concert')}</p>
    <h4 className={`${styles.title} ${long ? '' : styles.large}`}>
      {long ? say('Die Unmöglichkeit des Abschieds', 'The impossibility of saying goodbye') : say('Ebbe', 'Ebb')}
    </h4>
    <p className={styles.subtitle}>{say('Ein Abend in vier Bildern', 'An evening in four scenes')}</p>
  </header>
);

export const example: Example = {
  name: 'PageHero',
  use: {
    de: 'So beginnt die Seite einer einzelnen Sache: was es ist, wie es heißt, das Wichtigste, sein Bild. Von 64em an stehen Worte und Bild nebeneinander.',
    en: 'How the page of one thing begins: what it is, what it is called, what is asked most, its picture. From 64em on words and picture stand side by side.',
  },
  states: [
    {
      name: { de: 'Worte und Bild, ein kurzer Name', en: 'Words and a picture, a short name' },
      show: ({ say }) => (
        <div className={`${styles.hero} ${styles.columns} ${styles.beside}`}>
          <Words say={say} />
          <div className={styles.picture} aria-hidden="true" style={{ aspectRatio: '3 / 2', background: 'var(--color-surface)' }} />
        </div>
      ),
    },
    {
      name: { de: 'Worte allein, ein langer', en: 'Words alone, a long one' },
      show: ({ say }) => (
        <div className={styles.hero}>
          <Words say={say} long />
        </div>
      ),
    },
  ],
};
