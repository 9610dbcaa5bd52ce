import styles from './preview.module.css';

export function Brand({ name, accent }: { name: string; accent: string }) {
  const end = accent !== '' && name.endsWith(accent) ? accent : '';
  return (
    <p className={styles.brand}>
      {name.slice(0, name.length - end.length)}
      <span>{end}</span>
    </p>
  );
}
