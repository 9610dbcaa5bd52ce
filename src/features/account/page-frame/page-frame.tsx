import type { ReactNode } from 'react';
import { PageHead } from '#ui/page-head/page-head.tsx';
import styles from './page-frame.module.css';

type Props = {
  title: string;
  description: string;
  lead?: ReactNode;
  /** Such as while something is wrong. */
  titleOfTab?: string;
  /** Of what search engines may know; they leave the account's own pages alone. */
  isIndexed?: boolean;
  children: ReactNode;
};

export function PageFrame({ title, description, lead, titleOfTab = title, isIndexed = false, children }: Props) {
  return (
    <div className={styles.frame}>
      <PageHead title={titleOfTab} description={description} noIndex={!isIndexed} />
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {lead && <div className={styles.lead}>{lead}</div>}
      </header>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
