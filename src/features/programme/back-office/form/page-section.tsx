import type { ReactNode } from 'react';
import type { AttachedPart } from '#features/back-office/records/index.ts';
import styles from '../back-office.module.css';

/** In no other part of the screen. */
const idOf = (name: string): string => `page-${name}`;

export const PageSection = ({ name, children }: { name: string; children: ReactNode }) => (
  <div id={idOf(name)} className={styles.section}>
    {children}
  </div>
);

export const pageParts = (titles: Readonly<Record<string, string>>): AttachedPart[] =>
  Object.entries(titles).map(([name, title]) => ({ id: idOf(name), title }));
