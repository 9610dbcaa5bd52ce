import type { InputProps } from '#features/back-office/records/index.ts';
import { choose } from '#i18n/localised.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { hasChoices, takesSeveral } from '../../definition/field-kinds.ts';
import type { FormField } from '../../definition/form-definition.ts';
import { toFormField } from '../../definition/to-form-field.ts';
import { comparisonOptions } from '../../records/strings.ts';
import styles from './builder.module.css';
import type { Question } from './questions.ts';
import { t } from './strings.ts';

type Condition = { show_if_field: string; show_if_is: string; show_if_value: string };
type Props = {
  name: string;
  question: Question;
  earlier: readonly Question[];
  onChange: (condition: Condition) => void;
  errors: InputProps['errors'];
  isReadOnly: boolean;
};

/** The value is one of its choices, whether it is ticked, or a text. */
export function ConditionInput({ name, question, earlier, onChange, errors, isReadOnly }: Props) {
  const language = useLanguage();
  const condition = conditionOf(question);
  const { show_if_field: field, show_if_is: is, show_if_value: value } = condition;
  const fields = earlier.map(toFormField).filter(({ kind, slug }) => kind !== 'file' && slug !== '');
  if (fields.length === 0 && field === '') return null;
  const asked = fields.find(({ slug }) => slug === field);
  const options = [
    { value: '', label: t(language, 'always') },
    ...fields.map(({ slug, label }) => ({ value: slug, label: choose(label, language).text || slug })),
    ...(field !== '' && !asked ? [{ value: field, label: t(language, 'no_longer', { name: field }) }] : []),
  ];
  const comparisons = comparisonOptions.filter((one) => one.value === is || isOfUse(one.value, asked));
  const set = (changed: Partial<Condition>) => onChange({ ...condition, ...changed });
  return (
    <div className={styles.condition}>
      <SelectField
        name={`${name}.show_if_field`}
        label={t(language, 'condition')}
        value={field}
        defaultValue={field || 'always'}
        options={options}
        disabled={isReadOnly}
        errors={errors(`${name}.show_if_field`)}
        onChange={({ target }) => onChange(begun(fields.find(({ slug }) => slug === target.value)))}
      />
      {field !== '' && (
        <>
          <SelectField
            name={`${name}.show_if_is`}
            label={t(language, 'comparison')}
            required
            value={is}
            defaultValue={is}
            options={comparisons.map((one) => ({ value: one.value, label: one.label[language] }))}
            disabled={isReadOnly}
            errors={errors(`${name}.show_if_is`)}
            onChange={({ target }) => set({ show_if_is: target.value })}
          />
          <ValueInput
            name={`${name}.show_if_value`}
            asked={asked}
            is={is}
            value={value}
            errors={errors}
            isReadOnly={isReadOnly}
            onChange={(one) => set({ show_if_value: one })}
          />
        </>
      )}
    </div>
  );
}

type ValueProps = Pick<Props, 'name' | 'errors' | 'isReadOnly'> & {
  asked: FormField | undefined;
  is: string;
  value: string;
  onChange: (value: string) => void;
};

function ValueInput({ name, asked, is, value, errors, isReadOnly, onChange }: ValueProps) {
  const language = useLanguage();
  const common = { name, label: t(language, 'value'), errors: errors(name) };
  const options = asked ? valuesOf(asked, is, value, language) : null;
  if (!options)
    return (
      <TextField
        {...common}
        required
        hint={t(language, 'value_hint')}
        maxLength={200}
        readOnly={isReadOnly}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  return (
    <SelectField
      {...common}
      required
      value={value}
      defaultValue={value || 'nothing'}
      options={options}
      disabled={isReadOnly}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** Null where it is typed. */
function valuesOf({ kind, choices }: FormField, is: string, value: string, language: 'de' | 'en') {
  const among = hasChoices(kind)
    ? choices.map(({ key, label }) => ({ value: key, label: choose(label, language).text || key }))
    : kind === 'checkbox'
      ? (['true', 'false'] as const).map((one) => ({ value: one as string, label: t(language, one === 'true' ? 'ticked' : 'not_ticked') }))
      : null;
  if (!among) return null;
  const nothing = hasChoices(kind) && (is !== 'contains' || value === '') ? [{ value: '', label: t(language, 'nothing_chosen') }] : [];
  const isKnown = value === '' || among.some((one) => one.value === value);
  return [...nothing, ...among, ...(isKnown ? [] : [{ value, label: t(language, 'no_longer_value', { value }) }])];
}

/** A box is ticked or not; of one choice no part is contained. */
function isOfUse(comparison: string, asked: FormField | undefined): boolean {
  if (!asked) return true;
  if (asked.kind === 'checkbox') return comparison === 'is';
  return !hasChoices(asked.kind) || takesSeveral(asked.kind) || comparison !== 'contains';
}

/** A condition that asks for a question, as one would mean it at first. */
function begun(asked: FormField | undefined): Condition {
  const field = asked?.slug ?? '';
  if (asked?.kind === 'checkbox') return { show_if_field: field, show_if_is: 'is', show_if_value: 'true' };
  if (asked && hasChoices(asked.kind))
    return { show_if_field: field, show_if_is: takesSeveral(asked.kind) ? 'contains' : 'is', show_if_value: asked.choices[0]?.key ?? '' };
  return { show_if_field: field, show_if_is: 'is', show_if_value: '' };
}

function conditionOf({ show_if_field, show_if_is, show_if_value }: Question): Condition {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return { show_if_field: text(show_if_field), show_if_is: text(show_if_is) || 'is', show_if_value: text(show_if_value) };
}
