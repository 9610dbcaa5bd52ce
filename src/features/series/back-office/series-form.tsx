import { useState } from 'react';
import { useNavigate } from 'react-router';
import { recordHref } from '#features/back-office/index.ts';
import { takeFocus, useGuard } from '#features/back-office/records/index.ts';
import { displayDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { CheckboxField } from '#ui/field/checkbox-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { NothingHere } from '#ui/staff/staff-screen.tsx';
import type { SeriesGrid } from './contract.ts';
import { collisionsWith } from './numbers.ts';
import styles from './series-grid.module.css';
import { SeriesTable } from './series-table.tsx';
import { t } from './strings.ts';
import { type SeriesPlan, useSeries } from './use-series.ts';

/** More would push the button that saves away from the table. */
const collisionsAtOnce = 6;

export function SeriesForm({ grid }: { grid: SeriesGrid }) {
  const language = useLanguage();
  const plan = useSeries(grid);
  const [isNarrow, setNarrow] = useState(false);
  useGuard(plan.changed.length > 0, true);
  const shown = isNarrow ? plan.dates.filter(({ series, id }) => series.length > 0 || plan.changed.some((date) => date.id === id)) : plan.dates;
  if (grid.series.length === 0)
    return (
      <Notice>
        <p>{t(language, 'no_series')}</p>
        <p>
          <Link to={recordHref('series', language, {}, 'new')}>{t(language, 'add_series')}</Link>
        </p>
      </Notice>
    );
  return (
    <div className={styles.form}>
      <div className={styles.tools}>
        <Days grid={grid} />
        <CheckboxField name="narrow" label={t(language, 'only_in_series')} checked={isNarrow} onChange={({ target }) => setNarrow(target.checked)} />
      </div>
      {grid.is_cut && (
        <Notice>
          <p>{t(language, 'is_cut', { n: grid.dates.length })}</p>
        </Notice>
      )}
      {shown.length === 0 ? <NothingHere words={t(language, 'no_dates')} /> : <SeriesTable grid={grid} plan={plan} shown={shown} />}
      <Collisions grid={grid} plan={plan} />
      <div role="alert" className={styles.alert}>
        {plan.problem && (
          <Notice kind="error">
            <p>{plan.problem}</p>
          </Notice>
        )}
      </div>
      <Foot plan={plan} />
    </div>
  );
}

/** From when to when; another range is another address. */
function Days({ grid: { from, to } }: { grid: SeriesGrid }) {
  const language = useLanguage();
  const navigate = useNavigate();
  const [days, setDays] = useState({ from, to });
  return (
    <form
      className={styles.days}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        void navigate(recordHref('series', language, days, 'dates'));
      }}
    >
      <TextField
        name="from"
        type="date"
        required
        label={t(language, 'from')}
        value={days.from}
        onChange={({ target }) => setDays({ ...days, from: target.value })}
      />
      <TextField name="to" type="date" required label={t(language, 'to')} value={days.to} onChange={({ target }) => setDays({ ...days, to: target.value })} />
      <Button type="submit">{t(language, 'show')}</Button>
    </form>
  );
}

/** What subscribers could not have, or would have twice: told, never forbidden. */
function Collisions({ grid: { series, outside }, plan: { dates } }: { grid: SeriesGrid; plan: SeriesPlan }) {
  const language = useLanguage();
  const all = series.flatMap((one) => collisionsWith(one.id, dates, outside).map((collision) => ({ ...collision, series: one })));
  const isShown = (id: number) => dates.some((date) => date.id === id);
  const dateOf = (id: number) => [...dates, ...outside].find((date) => date.id === id);
  const list = (some: typeof all) => (
    <ul className={styles.collisions}>
      {some.map(({ series: one, id, with: other, kind }) => (
        <li key={`${one.id} ${id}`}>
          {t(language, `collision_${kind}`, {
            series: one.label,
            name: dateOf(id)?.label ?? '',
            day: displayDate(language, dateOf(id)?.day ?? ''),
            other: dateOf(other)?.label ?? '',
            other_day: displayDate(language, dateOf(other)?.day ?? ''),
          })}
          {!(isShown(id) && isShown(other)) && ` ${t(language, 'collision_outside')}`}
        </li>
      ))}
    </ul>
  );
  const hidden = all.slice(collisionsAtOnce);
  return (
    <div role="status">
      {all.length > 0 && (
        <Notice>
          <p>{t(language, 'collisions', { n: all.length })}</p>
          {list(all.slice(0, collisionsAtOnce))}
          {hidden.length > 0 && <Disclosure summary={t(language, 'more_collisions', { n: hidden.length })}>{list(hidden)}</Disclosure>}
        </Notice>
      )}
    </div>
  );
}

function Foot({ plan: { changed, isSaving, saved, save, undo, discard } }: { plan: SeriesPlan }) {
  const language = useLanguage();
  const n = changed.length;
  return (
    <div className={styles.foot}>
      <div role="status" className={styles.status}>
        {saved ? (
          <Notice kind="success" ref={takeFocus} tabIndex={-1}>
            <p>{t(language, 'saved', { n: saved.n })}</p>
            <p>
              <Button size="small" onClick={() => void undo()}>
                {t(language, 'undo')}
              </Button>
            </p>
          </Notice>
        ) : (
          <p>{n === 0 ? t(language, 'nothing') : t(language, 'unsaved', { n })}</p>
        )}
      </div>
      {n > 0 && <Button onClick={discard}>{t(language, 'discard')}</Button>}
      {!saved && (
        <Button look="primary" busy={isSaving} why={n === 0 ? t(language, 'nothing') : undefined} onClick={() => void save()}>
          {t(language, 'save', { n })}
        </Button>
      )}
    </div>
  );
}
