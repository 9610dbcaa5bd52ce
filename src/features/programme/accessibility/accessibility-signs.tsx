import styles from './accessibility-signs.module.css';

/** How a performance is made accessible, each kind with its sign and its words: names by the number of the kind. */
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
