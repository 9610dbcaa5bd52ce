import styles from './preview.module.css';

/** The name of the venue as the header has it. */
export function Brand({ name, accent }: { name: string; accent: string }) {
  const end = accent !== '' && name.endsWith(accent) ? accent : '';
  return (
    <p className={styles.brand}>
      {name.slice(0, name.length - end.length)}
      <span>{end}</span>
    </p>
  );
}
