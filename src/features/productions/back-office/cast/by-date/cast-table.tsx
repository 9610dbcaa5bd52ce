import { useState } from 'react';
import { recordHref } from '#features/back-office/index.ts';
import { clockTime, displayDate } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { CheckboxField } from '#ui/field/checkbox-field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { useGridKeys } from '#ui/staff/use-grid-keys.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './cast-grid.module.css';
import { CellDialog } from './cell-dialog.tsx';
import type { CastCell, CastDate, CastGrid } from './contract.ts';
import { t } from './strings.ts';
import { useCast } from './use-cast.ts';

/** A place in the grid: a role, and a date or, as 0, the production. */
type CellPosition = { row: number; column: number };

/** Roles by dates: one stop of the Tab key, arrows go from cell to cell, Enter opens one. On a phone one date at a time. */
export function CastTable({ loaded, event }: { loaded: CastGrid; event: number | null }) {
  const language = useLanguage();
  const { grid, change } = useCast(loaded);
  const [withPast, showPast] = useState(grid.dates.some(({ id, is_over }) => id === event && is_over));
  const dates = grid.dates.filter(({ is_over }) => withPast || !is_over);
  const [chosen, choose] = useState(event ?? dates[0]?.id ?? 0);
  const first = { row: 0, column: Math.max(0, dates.findIndex(({ id }) => id === event) + 1) };
  const { table, cell: place, focus } = useGridKeys({ rows: grid.roles.length, columns: dates.length + 1, first });
  const [open, setOpen] = useState<CellPosition | null>(null);
  const hasPast = grid.dates.some(({ is_over }) => is_over);
  if (grid.roles.length === 0)
    return (
      <Notice>
        <p>{t(language, 'no_roles')}</p>
        <p>
          <Link to={recordHref('productions', language, {}, grid.production.id)}>{t(language, 'back')}</Link>
        </p>
      </Notice>
    );
  const columns = [grid.cells, ...dates.map(({ cells }) => cells)];
  const opened = open && { role: grid.roles[open.row], cell: columns[open.column]?.[open.row], date: dates[open.column - 1] ?? null };
  return (
    <div className={styles.cast}>
      <div className={styles.tools}>
        {dates.length > 0 && (
          <div className={styles.chooser}>
            <SelectField
              name="shown"
              label={t(language, 'shown')}
              required
              value={String(chosen)}
              defaultValue={String(chosen)}
              options={dates.map((date) => ({ value: String(date.id), label: whenOf(date, language) }))}
              onChange={({ target }) => choose(Number(target.value))}
            />
          </div>
        )}
        {hasPast && <CheckboxField name="past" label={t(language, 'past')} checked={withPast} onChange={({ target }) => showPast(target.checked)} />}
      </div>
      {dates.length === 0 && <p>{t(language, 'no_dates')}</p>}
      <div className={styles.scroll}>
        {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid, as its cells are opened and reached by arrow keys */}
        <table ref={table} role="grid" aria-label={t(language, 'title')} className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t(language, 'role')}</th>
              <th scope="col">{t(language, 'production')}</th>
              {dates.map((date) => (
                <th key={date.id} scope="col" data-date data-shown={date.id === chosen || undefined} data-current={date.id === event || undefined}>
                  <Heading date={date} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {grid.roles.map((role, row) => (
              <tr key={role.id}>
                <th scope="row" lang={role.lang}>
                  {role.label}
                </th>
                {columns.map((cells, column) => {
                  const [date, cell] = [dates[column - 1], cells[row]];
                  return (
                    <td
                      key={date?.id ?? 0}
                      data-date={date ? true : undefined}
                      data-shown={date?.id === chosen || undefined}
                      data-own={cell?.is_own || undefined}
                    >
                      <button type="button" {...place({ row, column })} onClick={() => setOpen({ row, column })}>
                        {cell && <People cell={cell} />}
                      </button>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.hint}>
        {t(language, 'legend')} <span className={styles.keys}>{t(language, 'keys')}</span>{' '}
        <Link to={recordHref('productions', language, {}, grid.production.id)}>{t(language, 'roles_hint')}</Link>
      </p>
      {opened?.role && opened.cell && (
        <CellDialog
          role={opened.role}
          cell={opened.cell}
          shared={grid.cells[open?.row ?? 0] ?? opened.cell}
          date={opened.date}
          when={opened.date ? whenOf(opened.date, language) : t(language, 'production')}
          grid={grid}
          change={change}
          onClose={() => {
            setOpen(null);
            requestAnimationFrame(() => open && focus(open));
          }}
        />
      )}
    </div>
  );
}

function Heading({ date }: { date: CastDate }) {
  const language = useLanguage();
  const state = date.status === 'scheduled' ? (date.is_online ? null : 'offline') : date.status;
  return (
    <>
      {displayDate(language, date.day)}
      <small>
        {date.time_known ? clockTime(new Date(date.date_start)) : t(language, 'time_open')}
        {state && ` · ${t(language, state)}`}
      </small>
    </>
  );
}

function People({ cell: { people, is_own } }: { cell: CastCell }) {
  const language = useLanguage();
  return (
    <>
      {people.length === 0 && !is_own && (
        <>
          <span aria-hidden="true">–</span>
          <VisuallyHidden>{t(language, 'nobody')}</VisuallyHidden>
        </>
      )}
      {people.length === 0 && is_own ? (
        <em>{t(language, 'nobody')}</em>
      ) : (
        people.map(({ id, name }) => (
          <span key={id} className={styles.name}>
            {name}
          </span>
        ))
      )}
      {is_own && <VisuallyHidden>, {t(language, 'own')}</VisuallyHidden>}
    </>
  );
}

const whenOf = ({ day, date_start, time_known }: CastDate, language: Language): string =>
  `${displayDate(language, day)}, ${time_known ? clockTime(new Date(date_start)) : t(language, 'time_open')}`;
