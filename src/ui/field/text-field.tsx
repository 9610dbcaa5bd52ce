import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';
import { Field, type FieldProps } from './field.tsx';

type Input = Omit<ComponentProps<'input'>, keyof FieldProps | 'id' | 'form' | 'className' | 'children'>;
export type TextFieldProps = FieldProps & Input & { /** What stands at its end, such as a unit or a button. */ after?: ReactNode };

/** Text with the keyboard for mail addresses: fields of `type="email"` rewrite domains, in Chromium “straße.de” to “strasse.de”, which is somebody else's. */
export const mailAddress = { type: 'text', inputMode: 'email', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

export const TextField = ({ name, label, hint, required, errors, after, defaultValue, type, ...rest }: TextFieldProps) => (
  <Field {...{ name, label, hint, required, errors }}>
    {({ attributes, sent }) => (
      <div className={styles.box}>
        <input
          {...(type === 'email' ? mailAddress : { type })}
          {...rest}
          {...attributes}
          required={required}
          {...(!('value' in rest) && { defaultValue: sent?.at(-1) ?? defaultValue })}
        />
        {after}
      </div>
    )}
  </Field>
);
