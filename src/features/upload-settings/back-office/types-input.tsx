import type { InputProps } from '#features/back-office/records/index.ts';
import { fileTypes } from '#features/media/contract.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { FieldGroup } from '#ui/field/field.tsx';
import { t } from './strings.ts';
import styles from './types-input.module.css';

const kinds = ['image', 'video', 'audio', 'document', 'captions'] as const;
const names = Object.keys(fileTypes) as (keyof typeof fileTypes)[]; // its own keys

/** The kinds of files that there are, each to be ticked. */
export function TypesInput({ name, field, value, onChange, errors, isReadOnly }: InputProps) {
  const language = useLanguage();
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const toggle = (type: string, isOn: boolean) => onChange(names.filter((one) => (one === type ? isOn : chosen.includes(one))));
  return (
    <FieldGroup name={name} label={field.form.label[language]} hint={t(language, 'hint')} required errors={errors(name)} role="group">
      {({ isWrong }) => (
        <dl className={styles.kinds}>
          {kinds.map((kind) => (
            <div key={kind}>
              <dt>{t(language, kind)}</dt>
              <dd>
                {names
                  .filter((type) => fileTypes[type].kind === kind)
                  .map((type) => (
                    <label key={type}>
                      <input
                        type="checkbox"
                        name={name}
                        value={type}
                        checked={chosen.includes(type)}
                        disabled={isReadOnly}
                        aria-invalid={isWrong || undefined}
                        onChange={({ target }) => toggle(type, target.checked)}
                      />
                      {type.toUpperCase()}
                    </label>
                  ))}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </FieldGroup>
  );
}
