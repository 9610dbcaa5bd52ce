import { useLanguage } from '#i18n/use-language.ts';
import { FieldValue } from '../field-value.tsx';
import type { InputProps } from '../record-views.ts';
import styles from './controls.module.css';

/** What the server counts or notes, with the way to the others that were counted: nothing to fill in. */
export function CountedInput({ field, value, lookups, values }: InputProps) {
  const language = useLanguage();
  return (
    <p className={styles.counted}>
      <span>{field.form.label[language]}</span>
      <FieldValue field={field} value={value} lookups={lookups} {...(typeof values.id === 'number' && { id: values.id })} />
    </p>
  );
}
