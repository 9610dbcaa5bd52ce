import { useState } from 'react';
import { addDays, type Day, isDay } from '#i18n/berlin-time.ts';
import { shortWeekday } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { ChoicesField } from '#ui/field/choice-field.tsx';
import { FieldRow } from '#ui/field/field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { datesOfRule, type Rhythm, type RunRule } from '../dates/dates-of-rule.ts';
import type { PlannedDate, Times } from '../dates/planned-date.ts';
import { readDay } from '../dates/read-day.ts';
import { maxDates } from '../limits.ts';
import styles from './run.module.css';
import { t } from './strings.ts';

type Props = { today: Day; times: readonly Times[]; onAdd: (dates: PlannedDate[]) => void };
type Typed = Omit<RunRule, 'times'> & { unread: string | null };

const rhythms: Readonly<Record<string, Rhythm>> = {
  weekly: { weeks: 1 },
  'every 2': { weeks: 2 },
  'every 3': { weeks: 3 },
  'every 4': { weeks: 4 },
  'nth 1': { nth: 1 },
  'nth 2': { nth: 2 },
  'nth 3': { nth: 3 },
  'nth 4': { nth: 4 },
  last: { nth: -1 },
};
const aMonday = '2024-01-01';

export function RulePanel({ today, times, onAdd }: Props) {
  const language = useLanguage();
  const [rule, setRule] = useState<Typed>({ rhythm: { weeks: 1 }, weekdays: [], from: today, until: null, count: null, except: [], unread: null });
  const dates = datesOfRule({ ...rule, times });
  return (
    <form
      className={styles.fields}
      onInput={({ currentTarget }) => setRule(readRule(new FormData(currentTarget), today))}
      onSubmit={(event) => {
        event.preventDefault();
        if (dates.length > 0 && rule.unread === null) onAdd(dates);
      }}
    >
      <ChoicesField
        name="weekday"
        label={t(language, 'weekdays')}
        required
        options={[0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ value: String(weekday), label: shortWeekday(language, addDays(aMonday, weekday)) }))}
      />
      <FieldRow>
        <TextField name="from" type="date" label={t(language, 'from')} defaultValue={today} required />
        <TextField name="until" type="date" label={t(language, 'until')} />
        <TextField name="count" label={t(language, 'count')} inputMode="numeric" autoComplete="off" maxLength={3} />
      </FieldRow>
      <FieldRow>
        <SelectField
          name="rhythm"
          label={t(language, 'rhythm')}
          required
          defaultValue="weekly"
          options={Object.entries(rhythms).map(([value, rhythm]) => ({ value, label: nameOf(rhythm, language) }))}
        />
        <TextField
          name="except"
          label={t(language, 'except')}
          hint={t(language, 'except_hint')}
          autoComplete="off"
          {...(rule.unread !== null && { errors: [t(language, 'except_wrong', { text: rule.unread })] })}
        />
      </FieldRow>
      <p>
        <Button
          type="submit"
          size="small"
          why={rule.unread !== null ? t(language, 'except_wrong', { text: rule.unread }) : dates.length === 0 ? t(language, 'rule_open') : undefined}
        >
          {t(language, 'add', { n: dates.length })}
        </Button>
      </p>
    </form>
  );
}

function nameOf(rhythm: Rhythm, language: Language): string {
  if ('weeks' in rhythm) return rhythm.weeks === 1 ? t(language, 'weekly') : t(language, 'every_n_weeks', { n: rhythm.weeks });
  return rhythm.nth === -1 ? t(language, 'last') : t(language, 'nth', { n: rhythm.nth });
}

function readRule(form: FormData, today: Day): Typed {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const dayOf = (name: string) => (isDay(text(name)) ? text(name) : null);
  const from = dayOf('from') ?? today;
  const except = text('except')
    .split(/[,;\n]/)
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => ({ text: one, read: readDay(one, from) }));
  const isRead = ({ read }: (typeof except)[number]) => 'day' in read && read.rest.trim() === '';
  return {
    rhythm: rhythms[text('rhythm')] ?? { weeks: 1 },
    weekdays: form.getAll('weekday').map(Number),
    from,
    until: dayOf('until'),
    count: /^[1-9]\d{0,2}$/.test(text('count')) ? Math.min(Number(text('count')), maxDates) : null,
    except: except.flatMap(({ read }) => ('day' in read ? [read.day] : [])),
    unread: except.find((one) => !isRead(one))?.text ?? null,
  };
}
