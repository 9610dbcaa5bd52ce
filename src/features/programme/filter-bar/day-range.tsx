import { useEffect, useRef } from 'react';
import { type Day, isDay } from '#i18n/berlin-time.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { bar } from '../filter/bar-strings.ts';
import { withDate } from '../filter/choices.ts';
import type { Filter } from '../filter/filter.ts';
import { panel } from '../filter/strings.ts';
import styles from './day-range.module.css';

type Props = { filter: Filter; today: Day; onChoose: (next: Filter) => void };

export function DayRange({ filter, today, onChoose }: Props) {
  const language = useLanguage();
  return (
    <div className={styles.range}>
      <DayField label={panel(language, 'from')} day={filter.date} min={today} onChange={(date) => onChoose(withDate(filter, date))} />
      <DayField label={bar(language, 'until')} day={filter.until} min={filter.date ?? today} onChange={(until) => onChoose({ ...filter, until })} />
    </div>
  );
}

type FieldProps = { label: string; day: Day | null | undefined; min: Day; onChange: (day: Day | null) => void };

function DayField({ label, day, min, onChange }: FieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // What is being typed stays until it is a day: the field follows the list only where somebody else has chosen.
  useEffect(() => {
    if (input.current) input.current.value = day ?? '';
  }, [day]);
  return (
    <label>
      {label}
      <input
        ref={input}
        type="date"
        min={min}
        defaultValue={day ?? ''}
        onChange={({ target: { value, validity } }) => {
          if (value === '' ? !validity.badInput : isDay(value) && validity.valid) onChange(value || null);
        }}
      />
    </label>
  );
}
