import type { Day } from '#i18n/berlin-time.ts';
import { toUrlDate } from '#i18n/url-date.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { bar } from '../filter/bar-strings.ts';
import { keysOf } from '../filter/filter.ts';
import type { FilterData, Options } from '../filter/options.ts';
import { panel } from '../filter/strings.ts';
import styles from './filter-selects.module.css';

export function FilterSelects({ data, options }: { data: FilterData; options: Options }) {
  const language = useLanguage();
  const { filter } = data;
  return (
    <div className={styles.selects}>
      {'until' in filter ? (
        <>
          <DayField name="date" label={panel(language, 'from')} day={filter.date} />
          <DayField name="until" label={bar(language, 'until')} day={filter.until} />
        </>
      ) : (
        <DayField name="date" label={bar(language, 'date')} day={filter.date} />
      )}
      {keysOf(filter).map((key) => (
        <label key={key}>
          {bar(language, key)}
          <select name={key} defaultValue={filter[key] ?? undefined}>
            <option value="">{panel(language, 'any')}</option>
            {options[key]?.map(({ id, name, lang, count }) => (
              <option key={id} value={id} lang={lang} disabled={count === 0 && filter[key] !== id}>
                {`${name} (${count})`}
              </option>
            ))}
          </select>
        </label>
      ))}
      {'tickets' in filter && (
        <label className={styles.check}>
          <input type="checkbox" name="tickets" value="1" defaultChecked={filter.tickets === true} />
          {bar(language, 'tickets')}
        </label>
      )}
      <Button type="submit" look="primary" size="small">
        {panel(language, 'show_results')}
      </Button>
    </div>
  );
}

function DayField({ name, label, day }: { name: string; label: string; day: Day | null | undefined }) {
  const form = panel(useLanguage(), 'date_form');
  return (
    <label>
      {label}
      <input name={name} defaultValue={day ? toUrlDate(day) : ''} pattern="\d{2}-\d{2}-\d{4}" placeholder={form} />
    </label>
  );
}
