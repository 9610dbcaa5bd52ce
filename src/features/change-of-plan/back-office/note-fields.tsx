import { useId } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { CheckboxField } from '#ui/field/checkbox-field.tsx';
import { FieldRow } from '#ui/field/field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { BilingualField } from '#ui/staff/bilingual-field.tsx';
import task from '#ui/staff/staff-task.module.css';
import type { PlannedDate, PlanSetup } from '../contract.ts';
import type { PlanAction } from '../states/plan-states.ts';
import styles from './plan.module.css';
import { beginAlert, type TypedAlert, withModule } from './plan-state.ts';
import { t } from './strings.ts';
import type { Plan } from './use-plan.ts';

/** Characters of a note and of an alert's texts. */
const [maxNote, maxTitle] = [300, 120];

/** Which kinds of text modules fit an action, beside those on tickets. */
const kindsOf: Readonly<Record<PlanAction, readonly string[]>> = {
  cancel: ['cancellation', 'recast'],
  postpone: ['postponement'],
  move: ['relocation', 'postponement'],
  replace: ['cancellation', 'recast'],
  reinstate: ['general'],
};
const statusOf = { cancel: 'news_cancelled', postpone: 'news_postponed', move: 'moved', replace: 'news_cancelled', reinstate: 'news_restored' } as const;

type Props = { dates: readonly PlannedDate[]; modules: PlanSetup['text_modules']; plan: Plan };

/** What visitors read beside the status, from text modules or typed; and, if wanted, above every page. */
export function NoteFields({ dates, modules, plan: { typed, set } }: Props) {
  const language = useLanguage();
  const title = useId();
  const { note, alert } = typed;
  const action = typed.action ?? 'cancel';
  const setAlert = (change: Partial<TypedAlert>) => alert && set({ alert: { ...alert, ...change } });
  return (
    <section className={task.part} aria-labelledby={title}>
      <h2 id={title}>{t(language, 'text')}</h2>
      <p className={task.hint}>{t(language, 'modules')}</p>
      {(
        [
          ['modules_reason', modules.filter(({ kind }) => kindsOf[action].includes(kind))],
          ['modules_tickets', modules.filter(({ kind }) => kind === 'tickets')],
        ] as const
      ).map(
        ([name, fitting]) =>
          fitting.length > 0 && (
            <fieldset key={name} className={styles.modules}>
              <legend>{t(language, name)}</legend>
              {fitting.map(({ id, name: called, text }) => (
                <Button key={id} size="compact" title={text[language]} onClick={() => set({ note: withModule(note, text) })}>
                  <span lang="de">{called}</span>
                </Button>
              ))}
            </fieldset>
          ),
      )}
      <BilingualField
        name="note"
        label={t(language, 'note')}
        hint={t(language, 'note_hint', { status: t(language, statusOf[action]) })}
        maxLength={maxNote}
        isLong
        typed={note}
        onType={(of, text) => set({ note: { ...note, [of]: text } })}
      />
      <CheckboxField
        name="with_alert"
        label={t(language, 'with_alert')}
        checked={alert !== null}
        onChange={({ target }) =>
          set({
            alert: target.checked
              ? beginAlert(
                  dates.filter(({ id }) => typed.chosen.has(id)),
                  note,
                )
              : null,
          })
        }
      />
      {alert && (
        <div className={styles.alertFields}>
          <BilingualField
            name="alert.title"
            label={t(language, 'alert_title')}
            maxLength={maxTitle}
            isNeeded
            typed={alert.title}
            onType={(of, text) => setAlert({ title: { ...alert.title, [of]: text } })}
          />
          <BilingualField
            name="alert.text"
            label={t(language, 'alert_text')}
            maxLength={maxNote}
            isLong
            rows={2}
            typed={alert.text}
            onType={(of, text) => setAlert({ text: { ...alert.text, [of]: text } })}
          />
          <FieldRow>
            <TextField
              name="alert.from"
              label={t(language, 'alert_from')}
              hint={t(language, 'alert_from_hint')}
              type="datetime-local"
              value={alert.from}
              onChange={({ target }) => setAlert({ from: target.value })}
            />
            <TextField
              name="alert.until"
              label={t(language, 'alert_until')}
              hint={t(language, 'alert_until_hint')}
              type="datetime-local"
              value={alert.until}
              onChange={({ target }) => setAlert({ until: target.value })}
            />
          </FieldRow>
        </div>
      )}
    </section>
  );
}
