import type { ComponentProps } from 'react';
import type { Field } from '#content/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import type { InputProps } from '../record-views.ts';
import { LanguagePair } from './language-pair.tsx';
import { t } from './strings.ts';

type Attributes = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck'>;

const attributes: Partial<Record<Field['form']['kind'], Attributes>> = {
  email: { type: 'email' },
  link: { type: 'text', inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
  day: { type: 'date' },
  time: { type: 'time' },
};

const long = new Set(['multi_line', 'html']);
/** What is null while nothing is there, and not an empty text. */
const nullable = new Set(['day', 'time']);

/** Words, and what is typed as such: a line or several, an address, a day, a time. */
export function TextInput({ name, field, value, onChange, errors, isReadOnly }: InputProps) {
  const language = useLanguage();
  const { kind, label, help, limits } = field.form;
  const Control = long.has(kind) ? TextAreaField : TextField;
  const max = typeof limits.max === 'number' ? limits.max : undefined;
  const common = {
    ...attributes[kind],
    ...(long.has(kind) && { rows: 3 }),
    ...(max !== undefined && kind !== 'day' && { maxLength: max }),
    readOnly: isReadOnly,
  };
  const hint = help && { hint: help[language] };
  if (!field.perLanguage) {
    const empty = nullable.has(kind) ? null : '';
    return (
      <Control
        {...(common as object)}
        {...hint}
        name={name}
        label={label[language]}
        required={field.required}
        errors={errors(name)}
        value={typeof value === 'string' ? value : ''}
        onChange={({ target }: { target: { value: string } }) => onChange(target.value === '' ? empty : target.value)}
      />
    );
  }
  return (
    <LanguagePair field={field} value={value} onChange={onChange}>
      {(one) => (
        <Control
          {...(common as object)}
          {...(one.language === 'de' && hint)}
          key={one.language}
          name={`${name}.${one.language}`}
          lang={kind === 'link' ? undefined : one.language}
          label={one.label}
          required={one.isRequired}
          errors={errors(`${name}.${one.language}`)}
          value={typeof one.text === 'string' ? one.text : ''}
          onChange={({ target }: { target: { value: string } }) => one.onChange(target.value)}
        />
      )}
    </LanguagePair>
  );
}

/** A number as it is typed; what is none stays as it is, and is told. */
export function NumberInput({ name, field, value, onChange, errors, isReadOnly }: InputProps) {
  const language = useLanguage();
  const { kind, label, help } = field.form;
  return (
    <TextField
      name={name}
      label={label[language]}
      {...(help && { hint: help[language] })}
      required={field.required}
      errors={errors(name)}
      inputMode="decimal"
      readOnly={isReadOnly}
      maxLength={20}
      {...(kind === 'money' && { after: <span>{t(language, 'euro')}</span> })}
      defaultValue={asTyped(value, language)}
      onChange={({ target }) => onChange(readNumber(target.value))}
    />
  );
}

const asTyped = (value: unknown, language: 'de' | 'en'): string =>
  typeof value === 'number' ? (language === 'de' ? String(value).replace('.', ',') : String(value)) : typeof value === 'string' ? value : '';

/** With a comma or a point before the decimals; a text that is no number is a text still. */
export function readNumber(typed: string): number | string | null {
  const text = typed.replace(/[\s€]/g, '');
  if (text === '') return null;
  return /^-?\d{1,15}([.,]\d{1,6})?$/.test(text) ? Number(text.replace(',', '.')) : typed;
}
