import { useLanguage } from '#i18n/use-language.ts';
import { FieldRow } from '#ui/field/field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import type { SaleGroup } from '../rules/sale-rule.ts';
import styles from './sale-dates.module.css';
import { t } from './strings.ts';
import { maxOf, ruleKinds, ruleOf, type TypedRule } from './typed-rule.ts';

type Props = { group: SaleGroup; rule: TypedRule; onChange: (change: Partial<TypedRule>) => void };

/** When the sale to one group begins: the rule, what it counts, and the time. */
export function RuleFields({ group, rule, onChange }: Props) {
  const language = useLanguage();
  const { kind } = rule;
  const isCounted = kind === 'month' || kind === 'weeks' || kind === 'days';
  const isWrong = isCounted && rule.amount.trim() !== '' && ruleOf({ ...rule, time: '10:00' }) === null;
  return (
    <fieldset className={styles.group}>
      <legend>{t(language, group)}</legend>
      <SelectField
        name={`${group}.kind`}
        label={t(language, 'rule')}
        required
        value={kind}
        defaultValue={kind}
        options={ruleKinds.map((value) => ({ value, label: t(language, value === 'none' ? 'nothing' : value) }))}
        onChange={({ target }) => onChange({ kind: ruleKinds.find((one) => one === target.value) ?? 'keep' })}
      />
      {kind !== 'keep' && kind !== 'none' && (
        <FieldRow>
          {isCounted && (
            <TextField
              name={`${group}.amount`}
              label={t(language, kind === 'month' ? 'months_before' : `${kind}_before`)}
              hint={kind === 'month' ? t(language, 'month_hint') : undefined}
              required
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              value={rule.amount}
              errors={isWrong ? [t(language, 'why_amount', { max: maxOf(kind) })] : []}
              onChange={({ target }) => onChange({ amount: target.value })}
            />
          )}
          {kind === 'day' && (
            <TextField
              name={`${group}.day`}
              label={t(language, 'on_day')}
              type="date"
              required
              value={rule.day}
              onChange={({ target }) => onChange({ day: target.value })}
            />
          )}
          <TextField
            name={`${group}.time`}
            label={t(language, 'time')}
            type="time"
            required
            value={rule.time}
            onChange={({ target }) => onChange({ time: target.value.slice(0, 5) })}
          />
        </FieldRow>
      )}
    </fieldset>
  );
}
