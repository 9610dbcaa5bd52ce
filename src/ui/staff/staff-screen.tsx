import type { ReactNode } from 'react';
import { PageHead } from '../page-head/page-head.tsx';
import styles from './staff-screen.module.css';

type Props = {
  title: string;
  lang?: string | undefined;
  description: string;
  back?: ReactNode;
  /** Below it: what the screen is for, or what is known of the thing that it shows. */
  lead?: ReactNode;
  /** In the head as well, so that the keyboard and a phone need not pass through a long form: what can be begun from here. */
  actions?: ReactNode;
  children: ReactNode;
};

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

export const StaffCount = ({ words, children }: { words: string; children?: ReactNode }) => (
  <div className={styles.over}>
    <p role="status">{words}</p>
    {children}
  </div>
);

export const NothingHere = ({ words }: { words: string }) => <p className={styles.nothing}>{words}</p>;
