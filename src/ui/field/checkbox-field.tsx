import type { ComponentProps } from 'react';
import styles from './field.module.css';
import { Below, describe, type FieldProps } from './field.tsx';
import { useFieldState } from './field-state.ts';

type Props = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'id' | 'type' | 'form' | 'className'>;

/** With `role="switch"` it takes effect at once, and looks so. */
export function CheckboxField({ name, label, hint, errors: given, defaultChecked, ...rest }: Props) {
  const { id, sent, errors } = useFieldState(name, given);
  return (
    <div className={styles.field}>
      <div className={styles.choice}>
        <label htmlFor={id}>
          <input
            {...rest}
            id={id}
            type="checkbox"
            name={name}
            {...describe(id, errors, hint)}
            {...(!('checked' in rest) && { defaultChecked: sent ? sent.length > 0 : defaultChecked })}
          />
          {label}
        </label>
      </div>
      <Below id={id} errors={errors} hint={hint} />
    </div>
  );
}
