import type { ReactNode } from 'react';
import { PageHead } from '#ui/page-head/page-head.tsx';
import styles from './page-frame.module.css';

type Props = { title: string; description: string; lead?: ReactNode; children: ReactNode };

/** The frame of the account's pages: a headline at the side of a form. Search engines leave them alone. */
export function PageFrame({ title, description, lead, children }: Props) {
  return (
    <div className={styles.frame}>
      <PageHead title={title} description={description} noIndex />
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {lead && <div className={styles.lead}>{lead}</div>}
      </header>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
