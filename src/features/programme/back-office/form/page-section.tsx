import type { ReactNode } from 'react';
import type { AttachedPart } from '#features/back-office/records/index.ts';
import styles from '../back-office.module.css';

/** Parts of what the page of an event or a production tells beyond its record, by names that are in no other part of the screen. */
const idOf = (name: string): string => `page-${name}`;

/** A part to which the navigation beside the form leads. */
export const PageSection = ({ name, children }: { name: string; children: ReactNode }) => (
  <div id={idOf(name)} className={styles.section}>
    {children}
  </div>
);

export const pageParts = (titles: Readonly<Record<string, string>>): AttachedPart[] =>
  Object.entries(titles).map(([name, title]) => ({ id: idOf(name), title }));
