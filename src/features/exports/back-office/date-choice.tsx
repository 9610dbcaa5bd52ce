import { longMonth } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { CheckboxField } from '#ui/field/checkbox-field.tsx';
import { FieldRow } from '#ui/field/field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { StaffChoices } from '#ui/staff/pick/staff-choices.tsx';
import { addMonth, monthOf, type PrintChoice } from './print-choice.ts';
import styles from './programme-print.module.css';
import { t } from './strings.ts';

export type NamedOption = { id: number; name: string };

type Props = { choice: PrintChoice; rooms: readonly NamedOption[]; types: readonly NamedOption[]; choose: (change: Partial<PrintChoice>) => void };

export function DateChoice({ choice, rooms, types, choose }: Props) {
  const language = useLanguage();
  const { from, until, languages } = choice;
  return (
    <section className={styles.part} aria-labelledby="print-choice">
      <h2 id="print-choice">{t(language, 'choice')}</h2>
      <div className={styles.months}>
        <Button look="secondary" size="small" onClick={() => choose(monthOf(addMonth(from, -1)))}>
          {t(language, 'previous')}
        </Button>
        <strong>{longMonth(language, from)}</strong>
        <Button look="secondary" size="small" onClick={() => choose(monthOf(addMonth(from, 1)))}>
          {t(language, 'next')}
        </Button>
      </div>
      <div className={styles.fields}>
        <FieldRow>
          <TextField
            key={`from ${from}`}
            name="from"
            label={t(language, 'from')}
            type="date"
            required
            defaultValue={from}
            onBlur={({ target }) => target.value && target.value !== from && choose({ from: target.value })}
          />
          <TextField
            key={`until ${until}`}
            name="until"
            label={t(language, 'until')}
            type="date"
            required
            defaultValue={until}
            onBlur={({ target }) => target.value && target.value !== until && choose({ until: target.value })}
          />
          <SelectField
            name="languages"
            label={t(language, 'languages')}
            required
            value={languages}
            options={(['de', 'en', 'both'] as const).map((value) => ({ value, label: t(language, `language_${value}`) }))}
            onChange={({ target }) => choose({ languages: target.value === 'both' ? 'both' : target.value === 'en' ? 'en' : 'de' })}
          />
        </FieldRow>
      </div>
      <div className={styles.row}>
        <Chosen kind="rooms" options={rooms} chosen={choice.rooms} onChange={(ids) => choose({ rooms: ids })} />
        <Chosen kind="types" options={types} chosen={choice.types} onChange={(ids) => choose({ types: ids })} />
      </div>
      <CheckboxField
        name="offline"
        label={t(language, 'offline')}
        hint={t(language, 'offline_hint')}
        checked={choice.offline === '1'}
        onChange={({ target }) => choose({ offline: target.checked ? '1' : '0' })}
      />
    </section>
  );
}

function Chosen({
  kind,
  options,
  chosen,
  onChange,
}: {
  kind: 'rooms' | 'types';
  options: readonly NamedOption[];
  chosen: string;
  onChange: (ids: string) => void;
}) {
  const language = useLanguage();
  const ids = chosen.split(',').filter(Boolean);
  return (
    <StaffChoices
      label={ids.length > 0 ? t(language, `n_${kind}`, { n: ids.length }) : t(language, `all_${kind}`)}
      name={t(language, kind)}
      options={options.map(({ id, name }) => ({ value: String(id), label: name }))}
      chosen={ids}
      onChange={(next) => onChange(next.length === options.length ? '' : next.join(','))}
    />
  );
}
