import { useState } from 'react';
import { asTypedInstant, readTypedInstant } from '#i18n/typed-instant.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { TextField } from '#ui/field/text-field.tsx';
import type { InputProps } from '../record-views.ts';
import { t } from './strings.ts';

/** A moment on Berlin's clock, whatever zone the browser is in. */
export function InstantInput({ name, field, value, onChange, errors, isReadOnly }: InputProps) {
  const language = useLanguage();
  const { label, help } = field.form;
  const stored = typeof value === 'string' ? value : null;
  const [typed, type] = useState(() => asTypedInstant(stored));
  const shown = stored === readTypedInstant(typed) ? typed : asTypedInstant(stored);
  return (
    <TextField
      name={name}
      label={label[language]}
      hint={help ? `${help[language]} ${t(language, 'berlin')}.` : t(language, 'berlin')}
      required={field.required}
      errors={errors(name)}
      type="datetime-local"
      readOnly={isReadOnly}
      value={shown}
      onChange={({ target }) => {
        type(target.value);
        onChange(readTypedInstant(target.value));
      }}
    />
  );
}
