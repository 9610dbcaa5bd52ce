import { ChevronDown } from 'lucide';
import type { ComponentProps } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { Icon } from '#ui/icon.tsx';
import type { Option } from './choice-field.tsx';
import styles from './field.module.css';
import { Field, type FieldProps } from './field.tsx';
import { t } from './strings.ts';

type Props = FieldProps & Omit<ComponentProps<'select'>, keyof FieldProps | 'id' | 'form' | 'className' | 'children'> & { options: readonly Option[] };

/** Without an initial choice it asks for one. */
export function SelectField({ name, label, hint, required, errors, options, defaultValue, ...rest }: Props) {
  const language = useLanguage();
  return (
    <Field {...{ name, label, hint, required, errors }}>
      {({ attributes, sent }) => (
        <div className={styles.box}>
          <select {...rest} {...attributes} required={required} {...(!('value' in rest) && { defaultValue: sent?.at(-1) ?? defaultValue ?? '' })}>
            {!rest.multiple && !defaultValue && <option value="">{t(language, 'choose')}</option>}
            {options.map(({ value, label: text, lang }) => (
              <option key={value} value={value} lang={lang}>
                {text}
              </option>
            ))}
          </select>
          <Icon node={ChevronDown} />
        </div>
      )}
    </Field>
  );
}
