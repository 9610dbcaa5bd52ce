import { useId } from 'react';
import styles from './charts.module.css';

type Share = { key: string; name: string; value: number; text: string; address?: string };

/** Parts of a whole as one bar; the list below it is its legend and its table. */
export function ShareBar({ label, shares }: { label: string; shares: readonly Share[] }) {
  const id = useId();
  const whole = Math.max(
    1,
    shares.reduce((sum, { value }) => sum + value, 0),
  );
  let at = 0;
  return (
    <div className={styles.shares}>
      <svg viewBox="0 0 1000 40" preserveAspectRatio="none" aria-hidden="true">
        <defs>
          {shares.map(({ key }, index) => (
            <pattern key={key} id={`${id}-${index}`} width="10" height="10" patternUnits="userSpaceOnUse" patternTransform={`rotate(${45 * index})`}>
              <rect width="10" height="10" className={styles.share} data-part={index % 5} />
              {index > 0 && <rect width={2 + (index % 3) * 2} height="10" className={styles.paper} />}
            </pattern>
          ))}
        </defs>
        {shares.map(({ key, value }, index) => {
          const x = at;
          at += (1000 * value) / whole;
          return <rect key={key} x={x} width={Math.max(0, at - x - 2)} height="40" fill={`url(#${id}-${index})`} />;
        })}
      </svg>
      <ul aria-label={label}>
        {shares.map(({ key, name, text, address }, index) => (
          <li key={key}>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <rect width="20" height="20" fill={`url(#${id}-${index})`} />
            </svg>
            {address ? <a href={address}>{name}</a> : name} <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
