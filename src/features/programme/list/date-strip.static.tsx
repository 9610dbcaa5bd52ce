import { useLocation } from 'react-router';
import { addDays, type Day, weekdayIndex } from '#i18n/berlin-time.ts';
import { longMonth, shortMonth } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Link } from '#ui/link.tsx';
import { bar } from '../filter/bar-strings.ts';
import { type Filter, toQuery } from '../filter/filter.ts';
import styles from './date-strip.module.css';
import { strip } from './strings.ts';

type Props = { filter: Filter; today: Day; months: readonly string[] };

/** Today, the weekend, a month, and with tickets; each link keeps what else is chosen. */
export function DateStrip({ filter, today, months }: Props) {
  const language = useLanguage();
  const { pathname } = useLocation();
  const to = (change: Partial<Filter>) => `${pathname}?${toQuery({ ...filter, ...change })}`.replace(/\?$/, '');
  return (
    <nav aria-label={strip(language, 'label')} className={styles.strip}>
      <ul>
        {spans(language, today, months).map(({ name, label, date, until }) => (
          <li key={date + until}>
            <Link to={to({ date, until })} title={label} aria-current={(filter.date === date && filter.until === until) || undefined}>
              {name}
            </Link>
          </li>
        ))}
        <li>
          <Link to={to({ tickets: filter.tickets ? null : true })} aria-current={filter.tickets ?? undefined}>
            {bar(language, 'tickets')}
          </Link>
        </li>
      </ul>
    </nav>
  );
}

type Span = { name: string; label?: string; date: Day; until: Day };

/** Of a weekend that has begun, what is left of it; of the month that has, nothing: the list itself begins with it. */
function spans(language: Language, today: Day, months: readonly string[]): Span[] {
  const weekday = weekdayIndex(today);
  const saturday = addDays(today, Math.max(0, 5 - weekday));
  const sunday = addDays(today, 6 - weekday);
  return [
    { name: strip(language, 'today'), date: today, until: today },
    { name: strip(language, 'weekend'), date: weekday === 6 ? today : saturday, until: sunday },
    ...months
      .filter((month) => month > today.slice(0, 7))
      .map((month, index, all) => {
        const first = `${month}-01`;
        const until = addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1);
        const year = month.slice(0, 4);
        const isNewYear = year !== (all[index - 1] ?? today).slice(0, 4);
        return { name: shortMonth(language, first) + (isNewYear ? ` ${year}` : ''), label: longMonth(language, first), date: first, until };
      }),
  ];
}
