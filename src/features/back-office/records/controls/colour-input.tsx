import { useLanguage } from '#i18n/use-language.ts';
import { TextField } from '#ui/field/text-field.tsx';
import type { InputProps } from '../record-views.ts';
import styles from './controls.module.css';
import { t } from './strings.ts';

/** A colour, typed or picked. */
export function ColourInput({ name, field, value, onChange, errors, isReadOnly }: InputProps) {
  const language = useLanguage();
  const { label, help } = field.form;
  const text = typeof value === 'string' ? value : '';
  return (
    <TextField
      name={name}
      label={label[language]}
      {...(help && { hint: help[language] })}
      required={field.required}
      errors={errors(name)}
      maxLength={7}
      spellCheck={false}
      readOnly={isReadOnly}
      value={text}
      onChange={({ target }) => onChange(target.value.trim().toLowerCase())}
      after={
        <input
          type="color"
          className={styles.swatch}
          aria-label={t(language, 'pick_colour', { name: label[language] })}
          value={/^#[0-9a-f]{6}$/.test(text) ? text : '#000000'}
          disabled={isReadOnly}
          onChange={({ target }) => onChange(target.value)}
        />
      }
    />
  );
}
