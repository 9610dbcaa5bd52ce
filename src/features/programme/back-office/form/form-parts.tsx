import type { ReactNode } from 'react';
import styles from '../back-office.module.css';

/** The parts of a form below each other, no wider than can be read. */
export const FormParts = ({ children }: { children: ReactNode }) => <div className={styles.form}>{children}</div>;
