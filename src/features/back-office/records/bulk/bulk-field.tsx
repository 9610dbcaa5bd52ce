import type { Field } from '#content/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { FieldErrors } from '#resources/declaration/check-values.ts';
import type { Values } from '#resources/declaration/define-resource.ts';
import { isSameValue } from '#resources/declaration/read-values.ts';
import { displayValue, noLookups } from '../data/display-value.ts';
import type { RecordList } from '../data/record-types.ts';
import { FieldInput } from '../inputs/field-input.tsx';
import styles from './bulk.module.css';
import { t } from './strings.ts';

type Props = {
  name: string;
  field: Field | undefined;
  now: RecordList | null;
  values: Values;
  errors: FieldErrors;
  onChange: (values: Values) => void;
};

/** One field of many records: kept, or set to what stands in its control. */
export function BulkField({ name, field, now, values, errors, onChange }: Props) {
  const language = useLanguage();
  if (!field) return null;
  const isSet = Object.hasOwn(values, name);
  const { label } = field.form;
  const set = (is: boolean) => {
    const { [name]: _, ...others } = values;
    onChange(is ? { ...others, [name]: commonValue(now, name) ?? field.empty } : others);
  };
  return (
    <fieldset className={styles.field} data-set={isSet || undefined}>
      <legend>{label[language]}</legend>
      <p className={styles.now}>{now && wordsNow(now, name, field, language)}</p>
      <div className={styles.choice}>
        {[false, true].map((is) => (
          <label key={String(is)}>
            <input
              type="radio"
              name={`bulk-${name}`}
              aria-label={`${label[language]}: ${t(language, is ? 'set' : 'keep')}`}
              checked={is === isSet}
              onChange={() => set(is)}
            />
            {t(language, is ? 'set' : 'keep')}
          </label>
        ))}
      </div>
      {isSet && (
        <FieldInput
          name={name}
          field={field}
          value={values[name]}
          onChange={(value) => onChange({ ...values, [name]: value })}
          errors={(one) => errors[one] ?? []}
          lookups={now ?? noLookups}
          values={values}
          isReadOnly={false}
          isNew={false}
        />
      )}
    </fieldset>
  );
}

/** What all of them have; undefined where they differ. */
function commonValue(now: RecordList | null, name: string): unknown {
  const [first, ...others] = now?.results ?? [];
  return first && others.every((line) => isSameValue(line[name], first[name])) ? first[name] : undefined;
}

function wordsNow(now: RecordList, name: string, field: Field, language: 'de' | 'en'): string {
  if (now.results.length === 0) return '';
  const common = commonValue(now, name);
  if (common === undefined) return t(language, 'mixed');
  const { text } = displayValue(field, common, language, now);
  return text ? t(language, 'now', { text }) : t(language, 'now_empty');
}
