import { type ComponentProps, useState } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import styles from './field.module.css';
import { Field, type FieldProps } from './field.tsx';
import { t } from './strings.ts';

type Props = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps | 'id' | 'form' | 'className' | 'children'>;

/** Towards its `maxLength` it counts instead of cutting off without a word. */
export function TextAreaField({ name, label, hint, required, errors, defaultValue, maxLength, onInput, ...rest }: Props) {
  const language = useLanguage();
  const [length, setLength] = useState(0);
  const isNearEnd = maxLength !== undefined && length > maxLength * 0.8;
  const below = isNearEnd ? t(language, 'count', { n: length, limit: maxLength }) : hint;
  return (
    <Field {...{ name, label, hint: below, required, errors }}>
      {({ attributes, sent }) => (
        <div className={styles.box}>
          <textarea
            rows={4}
            {...rest}
            {...attributes}
            required={required}
            maxLength={maxLength}
            {...(!('value' in rest) && { defaultValue: sent?.at(-1) ?? defaultValue })}
            onInput={(event) => {
              setLength(event.currentTarget.value.length);
              onInput?.(event);
            }}
          />
        </div>
      )}
    </Field>
  );
}
