import { useId } from 'react';
import { displayDate, shortMonth } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Table } from '#ui/table/table.tsx';
import type { Days } from '../../day-schema.ts';
import { t } from '../strings.ts';
import styles from './charts.module.css';

/** `part`: how much of each day's number is of another kind, drawn hatched from the ground up. */
type Props = { title: string; unit: string; days: Days; part?: { name: string; days: Days } };

const height = 100;
const step = 10;

/** A bar for each day and a dashed line for the same weekday a week before, with the same figures as a table. */
export function DayChart({ title, unit, days, part }: Props) {
  const language = useLanguage();
  const id = useId();
  const top = niceMaximum(Math.max(1, ...days.flatMap(({ n, before }) => [n, before])));
  const y = (n: number) => height - (height * n) / top;
  const sum = days.reduce((total, { n }) => total + n, 0);
  const before = days.reduce((total, one) => total + one.before, 0);
  if (sum + before === 0) return <p className={styles.empty}>{t(language, 'nothing_counted')}</p>;
  const width = days.length * step;
  const gap = days.length > 120 ? 0 : step * 0.12;
  return (
    <figure className={styles.chart} aria-labelledby={id}>
      <figcaption id={id}>
        <strong>{title}</strong>
        <span>{t(language, 'sum_before', { n: number(sum, language), before: number(before, language), unit })}</span>
      </figcaption>
      <div className={styles.plot}>
        <span className={styles.top}>{number(top, language)}</span>
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          <defs>
            <pattern id={`${id}-hatch`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <rect width="6" height="6" className={styles.paper} />
              <rect width="3" height="6" className={styles.signal} />
            </pattern>
          </defs>
          <line x1="0" x2={width} y1={height / 2} y2={height / 2} className={styles.grid} />
          {days.map(({ day, n }, at) => (
            <rect key={day} x={at * step + gap} width={step - 2 * gap} y={y(n)} height={height - y(n)} className={styles.bar} />
          ))}
          {part?.days.map(({ day, n }, at) => (
            <rect key={day} x={at * step + gap} width={step - 2 * gap} y={y(n)} height={height - y(n)} fill={`url(#${id}-hatch)`} />
          ))}
          <polyline points={days.map((one, at) => `${at * step + step / 2},${y(one.before)}`).join(' ')} className={styles.before} />
        </svg>
        <p className={styles.axis} aria-hidden="true">
          {ticks(days).map((day) => (
            <span key={day}>{`${Number(day.slice(8))}. ${shortMonth(language, day)}`}</span>
          ))}
        </p>
      </div>
      <ul className={styles.legend} aria-hidden="true">
        <li data-mark="bar">{unit}</li>
        {part && <li data-mark="part">{part.name}</li>}
        <li data-mark="before">{t(language, 'week_before')}</li>
      </ul>
      <Disclosure summary={t(language, 'as_table')}>
        <Table
          caption={title}
          rows={days.toReversed()}
          keyOf={({ day }) => day}
          columns={[
            { key: 'day', title: t(language, 'day'), cell: ({ day }) => displayDate(language, day) },
            { key: 'n', title: unit, isNumber: true, cell: ({ n }) => number(n, language) },
            ...(part
              ? [{ key: 'part', title: part.name, isNumber: true, cell: ({ day }: Days[number]) => part.days.find((one) => one.day === day)?.n ?? 0 }]
              : []),
            { key: 'before', title: t(language, 'week_before'), isNumber: true, cell: (one) => number(one.before, language) },
          ]}
        />
      </Disclosure>
    </figure>
  );
}

/** 1, 2, 5, 10, 20 …: the next of these, so that the top of the axis can be read. */
function niceMaximum(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  return [1, 2, 5, 10].map((factor) => factor * power).find((one) => one >= most) ?? most;
}

const ticks = (days: Days): string[] => [...new Set([days[0], days[Math.floor((days.length - 1) / 2)], days.at(-1)].flatMap((one) => (one ? [one.day] : [])))];

export const number = (n: number, language: Language): string => n.toLocaleString(language === 'de' ? 'de-DE' : 'en-GB');
