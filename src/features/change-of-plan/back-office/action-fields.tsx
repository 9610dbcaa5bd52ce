import { useId } from 'react';
import { httpTransport } from '#api/client.ts';
import { recordCalls } from '#features/back-office/records/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { FieldRow } from '#ui/field/field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { StaffPicker } from '#ui/staff/pick/staff-picker.tsx';
import type { Search } from '#ui/staff/pick/use-search.ts';
import task from '#ui/staff/staff-task.module.css';
import type { PlannedDate } from '../contract.ts';
import type { PlanAction } from '../states/plan-states.ts';
import styles from './plan.module.css';
import { whenOf } from './plan-dates.tsx';
import { clockOf } from './plan-state.ts';
import { t } from './strings.ts';
import type { Plan } from './use-plan.ts';

const actions: readonly PlanAction[] = ['cancel', 'postpone', 'move', 'replace', 'reinstate'];
type Props = { dates: readonly PlannedDate[]; plan: Plan };

/** What happens to the dates, and what has to be known for it. What none of them allows cannot be chosen, and says why. */
export function ActionFields({ dates, plan }: Props) {
  const language = useLanguage();
  const title = useId();
  const { typed, set } = plan;
  const chosen = dates.filter(({ id }) => typed.chosen.has(id));
  const whyNot = (action: PlanAction) => (chosen.length > 0 && chosen.every(({ refusals }) => refusals[action]) ? chosen[0]?.refusals[action] : undefined);
  return (
    <section className={task.part} aria-labelledby={title}>
      <h2 id={title}>{t(language, 'what')}</h2>
      <div role="radiogroup" aria-labelledby={title} className={styles.actions}>
        {actions.map((action) => {
          const why = whyNot(action);
          return (
            <label key={action} data-disabled={why ? '' : undefined}>
              <input
                type="radio"
                name="plan-action"
                value={action}
                checked={typed.action === action}
                disabled={Boolean(why)}
                onChange={() => set({ action })}
              />
              <span>
                {t(language, action)}
                {why && <small>{why}</small>}
              </span>
            </label>
          );
        })}
      </div>
      {typed.action === 'postpone' && <NewDates dates={chosen} plan={plan} />}
      {typed.action === 'move' && <Moved dates={chosen} plan={plan} />}
      {typed.action === 'replace' && (
        <div className={task.narrow}>
          <StaffPicker
            name="instead"
            label={t(language, 'instead')}
            hint={t(language, 'instead_hint')}
            value={typed.production}
            onChange={(production) => set({ production })}
            search={findIn('productions', language)}
            placeholder={t(language, 'search')}
          />
        </div>
      )}
    </section>
  );
}

const findIn =
  (path: string, language: 'de' | 'en'): Search =>
  (q, signal) =>
    recordCalls(httpTransport, path, language, signal).options({ q });

function NewDates({ dates, plan: { typed, set } }: Props) {
  const language = useLanguage();
  const title = useId();
  return (
    <fieldset className={styles.newDates} aria-describedby={`${title}-hint`}>
      <legend>{t(language, 'new_dates')}</legend>
      <p id={`${title}-hint`} className={task.hint}>
        {t(language, 'new_dates_hint')}
      </p>
      {dates.map((date) => {
        const at = typed.newDates[date.id] ?? { day: '', time: clockOf(date) };
        const change = (part: Partial<typeof at>) => set({ newDates: { ...typed.newDates, [date.id]: { ...at, ...part } } });
        return (
          <FieldRow key={date.id}>
            <TextField
              name={`day-${date.id}`}
              label={t(language, 'new_day', { name: whenOf(date, language) })}
              type="date"
              value={at.day}
              onChange={({ target }) => change({ day: target.value })}
            />
            <TextField
              name={`time-${date.id}`}
              label={t(language, 'new_time')}
              aria-label={`${t(language, 'new_time')}, ${t(language, 'new_day', { name: whenOf(date, language) })}`}
              type="time"
              value={at.time}
              onChange={({ target }) => change({ time: target.value })}
            />
          </FieldRow>
        );
      })}
    </fieldset>
  );
}

function Moved({ dates, plan: { typed, set } }: Props) {
  const language = useLanguage();
  const own = dates.filter(({ id }) => typed.newDates[id]);
  return (
    <>
      <FieldRow>
        <StaffPicker
          name="room"
          label={t(language, 'room')}
          hint={t(language, 'room_hint')}
          value={typed.room}
          onChange={(room) => set({ room })}
          search={findIn('rooms', language)}
          placeholder={t(language, 'search')}
        />
        {own.length === 0 && (
          <TextField
            name="time"
            label={t(language, 'time')}
            hint={t(language, 'time_hint')}
            type="time"
            value={typed.time}
            onChange={({ target }) => set({ time: target.value })}
          />
        )}
      </FieldRow>
      {own.map((date) => (
        <TextField
          key={date.id}
          name={`time-${date.id}`}
          label={t(language, 'time_of', { name: whenOf(date, language) })}
          type="time"
          value={typed.newDates[date.id]?.time ?? ''}
          onChange={({ target }) => set({ newDates: { ...typed.newDates, [date.id]: { day: date.day, time: target.value } } })}
        />
      ))}
    </>
  );
}
