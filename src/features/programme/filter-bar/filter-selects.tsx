import { toUrlDate } from '#i18n/url-date.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { filterKeys } from '../filter/filter.ts';
import type { FilterData, Options } from '../filter/options.ts';
import { panel } from '../filter/strings.ts';
import { t } from '../strings.ts';
import styles from './filter-selects.module.css';

/** The filters for those without script: native fields and a button. */
export function FilterSelects({ data, options }: { data: FilterData; options: Options }) {
  const language = useLanguage();
  const { filter } = data;
  return (
    <div className={styles.selects}>
      <label>
        {t(language, 'date')}
        <input
          name="date"
          defaultValue={filter.date ? toUrlDate(filter.date) : ''}
          pattern="\d{2}-\d{2}-\d{4}"
          placeholder={panel(language, 'date_form')}
          title={panel(language, 'date_form')}
        />
      </label>
      {filterKeys.map((key) => (
        <label key={key}>
          {t(language, key)}
          <select name={key} defaultValue={filter[key] ?? ''}>
            <option value="">{panel(language, 'any')}</option>
            {options[key].map(({ id, name, lang, count }) => (
              <option key={id} value={id} lang={lang} disabled={count === 0 && filter[key] !== id}>
                {`${name} (${count})`}
              </option>
            ))}
          </select>
        </label>
      ))}
      <Button type="submit" look="primary" size="small">
        {panel(language, 'show_results')}
      </Button>
    </div>
  );
}
