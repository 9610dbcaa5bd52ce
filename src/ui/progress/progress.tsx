import styles from './progress.module.css';

/** From 0 to 1; without a value it is under way. */
export const Progress = ({ label, value }: { label: string; value?: number | undefined }) => (
  <progress className={styles.progress} aria-label={label} max={100} {...(value !== undefined && { value: Math.round(value * 100) })} />
);
