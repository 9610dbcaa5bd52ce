import { useLanguage } from '#i18n/use-language.ts';
import { CheckboxField } from '#ui/field/checkbox-field.tsx';
import styles from '#ui/field/field.module.css';
import { FieldGroup } from '#ui/field/field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { optionsOf } from '../data/options-of.ts';
import type { InputProps } from '../record-views.ts';

/** More options than these are a list that unfolds. */
const maxRadios = 4;

/** One of the declared options. */
export function ChoiceInput({ name, field, value, onChange, errors, isReadOnly }: InputProps) {
  const language = useLanguage();
  const { label, help } = field.form;
  const options = optionsOf(field);
  const index = String(options.findIndex((option) => option.value === field.normalise(value)));
  const choose = (at: string) => onChange(options[Number(at)]?.value);
  const common = { name, label: label[language], required: true, errors: errors(name), ...(help && { hint: help[language] }) };
  if (options.length > maxRadios)
    return (
      <SelectField
        {...common}
        value={index}
        defaultValue={index}
        disabled={isReadOnly}
        options={options.map((option, at) => ({ value: String(at), label: option.label[language] }))}
        onChange={({ target }) => choose(target.value)}
      />
    );
  return (
    <FieldGroup {...common} role="radiogroup">
      {() => (
        <div className={styles.choice}>
          {options.map((option, at) => (
            <label key={option.value}>
              <input type="radio" name={name} value={at} checked={String(at) === index} disabled={isReadOnly} onChange={() => choose(String(at))} />
              {option.label[language]}
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}

/** Yes or no. */
export function SwitchInput({ name, field, value, onChange, errors, isReadOnly }: InputProps) {
  const language = useLanguage();
  const { label, help } = field.form;
  return (
    <CheckboxField
      name={name}
      label={label[language]}
      {...(help && { hint: help[language] })}
      errors={errors(name)}
      checked={value === true}
      disabled={isReadOnly}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
