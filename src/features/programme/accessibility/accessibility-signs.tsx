import styles from './accessibility-signs.module.css';

/** Names by the number of the kind. */
export function AccessibilitySigns({ kinds }: { kinds: Readonly<Record<number, string>> }) {
  return (
    <ul className={styles.signs}>
      {Object.entries(kinds).map(([id, name]) => (
        <li key={id} data-sign={id}>
          {name}
        </li>
      ))}
    </ul>
  );
}
