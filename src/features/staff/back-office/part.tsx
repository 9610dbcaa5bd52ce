import { type ReactNode, useId } from 'react';
import { Notice } from '#ui/notice/notice.tsx';
import styles from './staff.module.css';

/** A part of the screen of an account, with what was refused in it. */
export function Part({ title, problem = '', children }: { title: string; problem?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {problem && (
        <Notice kind="error" role="alert">
          <p>{problem}</p>
        </Notice>
      )}
      {children}
    </section>
  );
}
