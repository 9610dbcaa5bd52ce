import { type ReactNode, useId } from 'react';
import { recordHref } from '#features/back-office/index.ts';
import { takeFocus, useGuard } from '#features/back-office/records/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { button } from '#ui/button/button-class.ts';
import { CheckboxField } from '#ui/field/checkbox-field.tsx';
import { FieldRow } from '#ui/field/field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import task from '#ui/staff/staff-task.module.css';
import type { ShiftDate } from '../contract.ts';
import { maxShift } from '../limits.ts';
import type { ShiftUnit } from '../times/shift-times.ts';
import styles from './shift.module.css';
import { ShiftTable } from './shift-table.tsx';
import { t } from './strings.ts';
import { asNewDates, type ShiftPlan, useShift } from './use-shift.ts';

/** By how much, every date as it is and would be, what visitors are told of it, and the button that does it. */
export function ShiftForm({ dates }: { dates: readonly ShiftDate[] }) {
  const shift = useShift(dates);
  // What goes on to the change of plan is lost by nobody.
  useGuard(shift.isAmount && shift.chosen.length > 0 && !shift.done && shift.onward.length === 0);
  return (
    <div className={`${task.task} ${styles.shift}`}>
      <Amount shift={shift} hasSale={dates.some(({ has_sale_ahead }) => has_sale_ahead)} />
      <Known shift={shift} />
      <Part name="dates">
        <ShiftTable dates={dates} shift={shift} />
      </Part>
      <div role="alert" className={task.alert}>
        {shift.problem && (
          <Notice kind="error">
            <p>{shift.problem}</p>
          </Notice>
        )}
      </div>
      <Foot shift={shift} />
    </div>
  );
}

function Part({ name, children }: { name: 'by' | 'dates' | 'known'; children: ReactNode }) {
  const language = useLanguage();
  const title = useId();
  return (
    <section className={task.part} aria-labelledby={title}>
      <h2 id={title}>{t(language, name)}</h2>
      {children}
    </section>
  );
}

function Amount({ shift: { typed, set, isAmount }, hasSale }: { shift: ShiftPlan; hasSale: boolean }) {
  const language = useLanguage();
  const units: readonly ShiftUnit[] = ['weeks', 'days', 'minutes'];
  return (
    <Part name="by">
      <div role="radiogroup" aria-label={t(language, 'direction')} className={styles.choice}>
        {[false, true].map((isEarlier) => (
          <label key={String(isEarlier)}>
            <input type="radio" name="direction" checked={typed.isEarlier === isEarlier} onChange={() => set({ isEarlier })} />
            {t(language, isEarlier ? 'earlier' : 'later')}
          </label>
        ))}
      </div>
      <div className={task.narrow}>
        <FieldRow>
          <TextField
            name="amount"
            label={t(language, 'amount')}
            required
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            value={typed.amount}
            errors={typed.amount.trim() !== '' && !isAmount ? [t(language, 'why_amount', { max: maxShift[typed.unit] })] : []}
            onChange={({ target }) => set({ amount: target.value })}
          />
          <SelectField
            name="unit"
            label={t(language, 'unit')}
            required
            value={typed.unit}
            defaultValue={typed.unit}
            options={units.map((value) => ({ value, label: t(language, value) }))}
            onChange={({ target }) => set({ unit: units.find((unit) => unit === target.value) ?? 'weeks' })}
          />
        </FieldRow>
      </div>
      <p className={task.hint}>{t(language, 'clock_hint')}</p>
      {hasSale && (
        <CheckboxField
          name="with_sale"
          label={t(language, 'with_sale')}
          checked={typed.withSale}
          onChange={({ target }) => set({ withSale: target.checked })}
        />
      )}
    </Part>
  );
}

/** Asked as soon as a date is among them that visitors know. */
function Known({ shift: { typed, set, chosen, report, onward } }: { shift: ShiftPlan }) {
  const language = useLanguage();
  const group = useId();
  const known = chosen.filter(({ is_known, refusal }) => is_known && refusal === null);
  if (!report || known.length === 0) return null;
  return (
    <Part name="known">
      <p id={group}>{t(language, 'known_text', { n: known.length })}</p>
      <div role="radiogroup" aria-labelledby={group} className={styles.answers}>
        {(['correct', 'inform'] as const).map((answer) => (
          <label key={answer}>
            <input type="radio" name="answer" checked={typed.answer === answer} aria-describedby={`${group}-${answer}`} onChange={() => set({ answer })} />
            <span>
              {t(language, answer)}
              <small id={`${group}-${answer}`}>{t(language, `${answer}_text`)}</small>
            </span>
          </label>
        ))}
      </div>
      {onward.length > 0 && (
        <p>
          <Link
            to={recordHref('events', language, { ids: onward.map(({ id }) => id).join(','), dates: asNewDates(onward) }, 'change')}
            className={button('primary')}
          >
            {t(language, 'to_change', { n: onward.length })}
          </Link>
        </p>
      )}
    </Part>
  );
}

function Foot({ shift: { typed, chosen, isAmount, report, isChecking, isSaving, here, onward, save, done, undo } }: { shift: ShiftPlan }) {
  const language = useLanguage();
  const refused = here.filter(({ refusal }) => refusal !== null && refusal.reason !== 'known').length;
  const isOpen = here.some(({ refusal }) => refusal?.reason === 'known');
  const why = whyNot();
  function whyNot(): string | undefined {
    if (chosen.length === 0) return t(language, 'why_dates');
    if (!isAmount) return t(language, 'why_amount', { max: maxShift[typed.unit] });
    if (!report) return undefined;
    if (refused > 0) return t(language, 'why_refused', { n: refused });
    if (isOpen) return t(language, 'why_known');
    return here.length === 0 ? t(language, 'why_only_known') : undefined;
  }
  const n = report ? here.length : chosen.length;
  return (
    <div className={task.foot}>
      <div role="status" className={task.status}>
        {done ? (
          <Notice kind="success" ref={takeFocus} tabIndex={-1}>
            <p>{t(language, 'done', { n: done.n })}</p>
            <p>
              <Button size="small" onClick={() => void undo()}>
                {t(language, 'undo')}
              </Button>
            </p>
          </Notice>
        ) : (
          <p>{isChecking ? t(language, 'checking') : (why ?? t(language, 'will_shift', { n }))}</p>
        )}
      </div>
      {!(done && onward.length === 0 && chosen.length === 0) && (
        <Button look={onward.length > 0 && here.length === 0 ? 'secondary' : 'primary'} busy={isSaving || isChecking} why={why} onClick={() => void save()}>
          {t(language, 'save', { n })}
        </Button>
      )}
    </div>
  );
}
