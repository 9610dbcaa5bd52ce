import { X } from 'lucide';
import { type KeyboardEvent, useState } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { TextField } from '#ui/field/text-field.tsx';
import { Icon } from '#ui/icon.tsx';
import type { InputProps } from '../record-views.ts';
import styles from './controls.module.css';
import { t } from './strings.ts';

/** A list of short texts: typed one after the other, each with the way to take it away. */
export function WordsInput({ name, field, value, onChange, errors, isReadOnly }: InputProps) {
  const language = useLanguage();
  const { label, help, limits } = field.form;
  const words = Array.isArray(value) ? value.map(String) : [];
  const [typed, type] = useState('');
  const add = () => {
    const next = typed
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean);
    type('');
    if (next.length > 0) onChange([...new Set([...words, ...next])]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ',') return;
    event.preventDefault(); // Enter would send the form
    add();
  };
  return (
    <div className={styles.several}>
      <TextField
        name={name}
        label={label[language]}
        hint={[help?.[language], t(language, 'word_hint')].filter(Boolean).join(' ')}
        required={field.required}
        errors={errors(name)}
        readOnly={isReadOnly}
        maxLength={Number(limits.maxLength ?? 200)}
        value={typed}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
        onBlur={add}
      />
      {words.length > 0 && (
        <ul className={styles.chips} aria-label={label[language]}>
          {words.map((word) => (
            <li key={word}>
              {word}
              {!isReadOnly && (
                <button type="button" aria-label={t(language, 'remove', { name: word })} onClick={() => onChange(words.filter((one) => one !== word))}>
                  <Icon node={X} />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
