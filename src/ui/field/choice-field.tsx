import styles from './field.module.css';
import { FieldGroup, type FieldProps } from './field.tsx';

export type Option = { value: string; label: string; lang?: string | undefined };

type Props = FieldProps & { options: readonly Option[] };

export const ChoiceField = ({ options, defaultValue, ...field }: Props & { defaultValue?: string }) => (
  <FieldGroup {...field} role="radiogroup">
    {({ sent }) => (
      <div className={styles.choice}>
        {options.map(({ value, label, lang }) => (
          <label key={value} lang={lang}>
            <input
              type="radio"
              name={field.name}
              value={value}
              required={field.required}
              defaultChecked={value === ((sent && (sent.at(-1) ?? '')) ?? defaultValue)}
            />
            {label}
          </label>
        ))}
      </div>
    )}
  </FieldGroup>
);

export const ChoicesField = ({ options, defaultValue = [], ...field }: Props & { defaultValue?: readonly string[] }) => (
  <FieldGroup {...field} role="group">
    {({ sent, isWrong }) => (
      <div className={styles.choice}>
        {options.map(({ value, label, lang }) => (
          <label key={value} lang={lang}>
            <input
              type="checkbox"
              name={field.name}
              value={value}
              aria-invalid={isWrong || undefined}
              defaultChecked={(sent ?? defaultValue).includes(value)}
            />
            {label}
          </label>
        ))}
      </div>
    )}
  </FieldGroup>
);
