import type { ReactNode } from 'react';
import { PageHead } from '../page-head/page-head.tsx';
import styles from './staff-screen.module.css';

type Props = {
  title: string;
  /** Of the title, where it is not in the language of the screen. */
  lang?: string | undefined;
  /** For the document alone, such as what the screen is for. */
  description: string;
  /** Above the title: the way back to a list. */
  back?: ReactNode;
  /** Below it: what the screen is for, or what is known of the thing that it shows. */
  lead?: ReactNode;
  /** In the head as well, so that the keyboard and a phone need not pass through a long form: what can be begun from here. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A screen of the back office: its title, and below it what one works with. */
export const StaffScreen = ({ title, lang, description, back, lead, actions, children }: Props) => (
  <div className={styles.screen}>
    <PageHead title={title} description={description} noIndex />
    <header className={styles.head}>
      {back && <p>{back}</p>}
      <h1 lang={lang}>{title}</h1>
      {lead}
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
    {children}
  </div>
);

/** Between filters and list: how many there are, and the way to all of them. */
export const StaffCount = ({ words, children }: { words: string; children?: ReactNode }) => (
  <div className={styles.over}>
    <p role="status">{words}</p>
    {children}
  </div>
);

/** In the place of a list that has nothing to show. */
export const NothingHere = ({ words }: { words: string }) => <p className={styles.nothing}>{words}</p>;
