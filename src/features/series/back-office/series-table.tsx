import { useState } from 'react';
import { recordHref } from '#features/back-office/index.ts';
import { clockTime, displayDate } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { SelectField } from '#ui/field/select-field.tsx';
import { Link } from '#ui/link.tsx';
import { useGridKeys } from '#ui/staff/use-grid-keys.ts';
import type { SeriesDate, SeriesGrid } from './contract.ts';
import { collisionsWith, numbersIn } from './numbers.ts';
import styles from './series-grid.module.css';
import { t } from './strings.ts';
import type { SeriesPlan } from './use-series.ts';

type Props = { grid: SeriesGrid; plan: SeriesPlan; shown: readonly SeriesDate[] };

/** Dates by series: one stop of the Tab key, arrows go from box to box, the space bar ticks. On a phone one series at a time. */
export function SeriesTable({ grid, plan: { dates, toggle }, shown }: Props) {
  const language = useLanguage();
  const { table, cell } = useGridKeys({ rows: shown.length, columns: grid.series.length + 1, first: { row: 0, column: 1 } });
  const [chosen, choose] = useState(grid.series[0]?.id ?? 0);
  const columns = grid.series.map((series) => ({
    series,
    numbers: numbersIn(series, dates, grid.from),
    collisions: new Set(collisionsWith(series.id, dates, grid.outside).flatMap(({ id, with: other }) => [id, other])),
  }));
  return (
    <>
      <div className={styles.chooser}>
        <SelectField
          name="series"
          label={t(language, 'series')}
          required
          value={String(chosen)}
          defaultValue={String(chosen)}
          options={grid.series.map(({ id, label }) => ({ value: String(id), label }))}
          onChange={({ target }) => choose(Number(target.value))}
        />
      </div>
      <div className={styles.scroll}>
        {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid, as its boxes are reached by arrow keys */}
        <table ref={table} role="grid" aria-label={t(language, 'title')} className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t(language, 'date')}</th>
              {columns.map(({ series, numbers }) => (
                <th key={series.id} scope="col" data-shown={series.id === chosen || undefined} lang={series.lang}>
                  {series.label}
                  <small lang={language}>
                    {t(language, 'count', { n: numbers.size })}
                    {!series.is_online && ` · ${t(language, 'offline')}`}
                  </small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((date, index) => (
              <tr key={date.id} data-off={date.status !== 'scheduled' || undefined}>
                <th scope="row">
                  <DateHeading date={date} cell={cell({ row: index, column: 0 })} />
                </th>
                {columns.map(({ series, numbers, collisions }, column) => (
                  <td key={series.id} data-shown={series.id === chosen || undefined} data-collides={collisions.has(date.id) || undefined}>
                    <label>
                      <input
                        type="checkbox"
                        {...cell({ row: index, column: column + 1 })}
                        checked={date.series.includes(series.id)}
                        aria-label={t(language, collisions.has(date.id) ? 'box_collides' : 'box', {
                          series: series.label,
                          date: `${date.label}, ${whenOf(date, language)}`,
                        })}
                        onChange={() => toggle(date.id, series.id)}
                      />
                      {numbers.has(date.id) && <span aria-hidden="true">{numbers.get(date.id)}</span>}
                    </label>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.hint}>
        {t(language, 'legend')} <span className={styles.keys}>{t(language, 'keys')}</span>
      </p>
    </>
  );
}

function DateHeading({ date, cell }: { date: SeriesDate; cell: object }) {
  const language = useLanguage();
  const state = date.status === 'scheduled' ? (date.is_online ? null : 'offline') : date.status;
  return (
    <>
      <small>
        {whenOf(date, language)}
        {state && ` · ${t(language, state)}`}
      </small>
      <Link to={recordHref('events', language, {}, date.id)} lang={date.lang} {...cell}>
        {date.label}
      </Link>
      <small lang={date.room.lang}>{date.room.label}</small>
    </>
  );
}

const whenOf = ({ day, date_start, time_known }: SeriesDate, language: Language): string =>
  `${displayDate(language, day)}, ${time_known ? clockTime(new Date(date_start)) : t(language, 'time_open')}`;
