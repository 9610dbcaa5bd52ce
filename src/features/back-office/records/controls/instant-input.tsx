import { useState } from 'react';
import { instantAt, toBerlinIso, wallClock } from '#i18n/berlin-time.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { TextField } from '#ui/field/text-field.tsx';
import type { InputProps } from '../record-views.ts';
import { t } from './strings.ts';

/** A moment on Berlin's clock, whatever zone the browser is in. */
export function InstantInput({ name, field, value, onChange, errors, isReadOnly }: InputProps) {
  const language = useLanguage();
  const { label, help } = field.form;
  const stored = typeof value === 'string' ? value : null;
  const [typed, type] = useState(() => asTyped(stored));
  const shown = stored === readTyped(typed) ? typed : asTyped(stored);
  return (
    <TextField
      name={name}
      label={label[language]}
      hint={[help?.[language], t(language, 'berlin')].filter(Boolean).join(' · ')}
      required={field.required}
      errors={errors(name)}
      type="datetime-local"
      readOnly={isReadOnly}
      value={shown}
      onChange={({ target }) => {
        type(target.value);
        onChange(readTyped(target.value));
      }}
    />
  );
}

function asTyped(stored: string | null): string {
  const instant = stored === null ? null : new Date(stored);
  if (!instant || Number.isNaN(instant.getTime())) return '';
  const { day, time } = wallClock(instant);
  return `${day}T${time.slice(0, 5)}`;
}

/** What a browser's field says, as it is stored; null of what is no moment. */
export function readTyped(typed: string): string | null {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/.exec(typed) ?? [];
  return day && time ? toBerlinIso(instantAt(day, time)) : null;
}
