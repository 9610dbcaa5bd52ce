import { type KeyboardEvent, useRef, useState } from 'react';
import { recordHref } from '#features/back-office/index.ts';
import { clockTime, displayDate } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { CheckboxField } from '#ui/field/checkbox-field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './cast-grid.module.css';
import { CellDialog } from './cell-dialog.tsx';
import type { CastCell, CastDate, CastGrid } from './contract.ts';
import { t } from './strings.ts';
import { useCast } from './use-cast.ts';

/** A place in the grid: a role, and a date or, as 0, the production. */
type Place = { row: number; column: number };

const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -1_000],
  End: [0, 1_000],
};

/** Roles by dates: one stop of the Tab key, arrows go from cell to cell, Enter opens one. On a phone one date at a time. */
export function CastTable({ loaded, event }: { loaded: CastGrid; event: number | null }) {
  const language = useLanguage();
  const { grid, change } = useCast(loaded);
  const table = useRef<HTMLTableElement>(null);
  const [withPast, showPast] = useState(grid.dates.some(({ id, is_over }) => id === event && is_over));
  const dates = grid.dates.filter(({ is_over }) => withPast || !is_over);
  const [chosen, choose] = useState(event ?? dates[0]?.id ?? 0);
  const [at, setAt] = useState<Place>({ row: 0, column: Math.max(0, dates.findIndex(({ id }) => id === event) + 1) });
  const [open, setOpen] = useState<Place | null>(null);
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
  const onKeyDown = (pressed: KeyboardEvent) => {
    if (pressed.altKey || pressed.ctrlKey || pressed.metaKey) return;
    const step = steps[pressed.key];
    if (step) {
      const row = Math.min(Math.max(at.row + step[0], 0), grid.roles.length - 1);
      const column = Math.min(Math.max(at.column + step[1], 0), columns.length - 1);
      setAt({ row, column });
      const cell = table.current?.querySelector<HTMLElement>(`[data-place="${row} ${column}"]`);
      cell?.focus();
      cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      pressed.preventDefault();
    }
  };
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
                      <button
                        type="button"
                        data-place={`${row} ${column}`}
                        tabIndex={at.row === row && at.column === column ? 0 : -1}
                        onFocus={() => setAt({ row, column })}
                        onClick={() => setOpen({ row, column })}
                        onKeyDown={onKeyDown}
                      >
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
            const place = open && `${open.row} ${open.column}`;
            setOpen(null);
            requestAnimationFrame(() => table.current?.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus());
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
