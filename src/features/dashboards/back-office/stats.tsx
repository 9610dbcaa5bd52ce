import { useLanguage } from '#i18n/use-language.ts';
import { number } from './charts/day-chart.tsx';
import styles from './dashboard.module.css';

export type Stat = {
  key: string;
  value: number | string;
  text: string;
  note?: string | false | undefined;
  /** The list behind it; without it there is none, or the role may not see it. */
  address?: string | undefined;
  isBad?: boolean;
};

export function Stats({ stats }: { stats: readonly Stat[] }) {
  const language = useLanguage();
  return (
    <ul className={styles.stats}>
      {stats.map(({ key, value, text, note, address, isBad }) => {
        const words = (
          <>
            <strong>{typeof value === 'number' ? number(value, language) : value}</strong>
            <span>{text}</span>
            {note && <small>{note}</small>}
          </>
        );
        return (
          <li key={key} data-bad={isBad || undefined}>
            {address ? <a href={address}>{words}</a> : <div>{words}</div>}
          </li>
        );
      })}
    </ul>
  );
}
