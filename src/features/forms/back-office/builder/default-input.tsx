import type { ReactNode } from 'react';
import type { InputProps } from '#features/back-office/records/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { TextField } from '#ui/field/text-field.tsx';
import type { FormFieldKind } from '../../definition/field-kinds.ts';
import styles from './builder.module.css';
import { t } from './strings.ts';

type Props = Pick<InputProps, 'name' | 'value' | 'onChange' | 'errors' | 'isReadOnly'> & { kind: FormFieldKind; children: ReactNode };

const types: Partial<Record<FormFieldKind, 'date' | 'datetime-local' | 'text'>> = { date: 'date', datetime: 'datetime-local', number: 'text' };

/** What stands in a field at first: words in both languages (`children`), or a number or a day, which is the same in both. */
export function DefaultInput({ kind, name, value, onChange, errors, isReadOnly, children }: Props) {
  const language = useLanguage();
  const type = types[kind];
  if (!type) return children;
  const text = typeof value === 'object' && value !== null && 'de' in value && typeof value.de === 'string' ? value.de : '';
  return (
    <div className={styles.short}>
      <TextField
        name={name}
        label={t(language, 'default_value')}
        type={type}
        inputMode={kind === 'number' ? 'decimal' : undefined}
        maxLength={kind === 'number' ? 20 : undefined}
        readOnly={isReadOnly}
        errors={errors(name)}
        value={text}
        onChange={({ target }) => onChange(target.value === '' ? {} : { de: target.value })}
      />
    </div>
  );
}
