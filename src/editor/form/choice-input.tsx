import { CheckboxField } from '#ui/field/checkbox-field.tsx';
import styles from '#ui/field/field.module.css';
import { FieldGroup } from '#ui/field/field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import type { FieldControl } from './use-field.ts';

/** More options than these are a list that unfolds. */
const maxRadios = 4;

export function ChoiceInput({ name, field, language, raw, store }: FieldControl) {
  const { label, help } = field.form;
  const options = optionsOf(field);
  const value = field.normalise(raw);
  const at = String(options.findIndex((option) => option.value === value));
  const choose = (index: string) => store(options[Number(index)]?.value);
  const common = { name, label: label[language], required: true, ...(help && { hint: help[language] }) };
  if (options.length > maxRadios) {
    return (
      <SelectField
        {...common}
        value={at}
        defaultValue={at}
        options={options.map((option, index) => ({ value: String(index), label: option.label[language] }))}
        onChange={({ target }) => choose(target.value)}
      />
    );
  }
  return (
    <FieldGroup {...common} role="radiogroup">
      {() => (
        <div className={styles.choice}>
          {options.map((option, index) => (
            <label key={option.value}>
              <input type="radio" name={name} value={index} checked={String(index) === at} onChange={() => choose(String(index))} />
              {option.label[language]}
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}

type Option = { value: string | number; label: { de: string; en: string } };

const optionsOf = ({ form }: FieldControl['field']): readonly Option[] => form.limits.options as unknown as readonly Option[]; // the form of a choice always has them

export function SwitchInput({ name, field, language, raw, store }: FieldControl) {
  const { label, help } = field.form;
  return (
    <CheckboxField
      name={name}
      role="switch"
      label={label[language]}
      {...(help && { hint: help[language] })}
      checked={field.normalise(raw) === true}
      onChange={({ target }) => store(target.checked)}
    />
  );
}
