import type { ReactNode } from 'react';
import styles from './notice.module.css';

/** Words above a form that are no answer to it. */
export const Notice = ({ children }: { children: ReactNode }) => (
  <p role="status" className={styles.notice}>
    {children}
  </p>
);
