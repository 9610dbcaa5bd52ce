import { type ComponentProps, useId } from 'react';
import styles from './form.module.css';
import type { FormState } from './use-form.ts';

export type FieldProps = Omit<ComponentProps<'input'>, 'id' | 'name' | 'form' | 'className'> & { form: FormState; name: string; label: string; hint?: string };

/** A field with its label above, its hint and what is wrong with it below; what was typed stays. */
export function Field({ form, name, label, hint, defaultValue, children, ...rest }: FieldProps) {
  const id = useId();
  const errors = form.outcome?.fields?.[name] ?? [];
  const described = [hint ? `${id}-hint` : '', errors.length > 0 ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        <input
          {...rest}
          id={id}
          name={name}
          defaultValue={form.typed[name] ?? defaultValue}
          aria-invalid={errors.length > 0 || undefined}
          aria-describedby={described || undefined}
        />
        {children}
      </div>
      {errors.length > 0 && (
        <p id={`${id}-error`} className={styles.problem}>
          {errors.join(' ')}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
