import { useLanguage } from '#i18n/use-language.ts';
import { bar } from '../filter/bar-strings.ts';
import { toggleOption } from '../filter/choices.ts';
import type { ListKey } from '../filter/filter.ts';
import type { FilterData } from '../filter/options.ts';
import { panel } from '../filter/strings.ts';
import { useChoose } from '../filter/use-choose.ts';
import type { Selection } from '../filter/use-filter.ts';
import { useOptions } from '../filter/use-options.ts';
import styles from './filter-options.module.css';
import { PanelFailure } from './panel-failure.tsx';

type Props = { filterKey: ListKey; data: FilterData; selection: Selection };

/** One that would give nothing cannot be chosen. */
export default function FilterOptions({ filterKey, data, selection }: Props) {
  const language = useLanguage();
  const { filter } = selection;
  const onChoose = useChoose(selection);
  const { options: all, retry } = useOptions(data);
  if (all === 'failed') return <PanelFailure text={panel(language, 'options_failed')} onRetry={retry} />;
  const options = all?.[filterKey] ?? [];
  const chosen = filter[filterKey] ?? null;
  return (
    <fieldset className={styles.options} aria-busy={all === null}>
      <legend className={styles.legend}>{bar(language, filterKey)}</legend>
      <label className={styles.none}>
        <input type="radio" name={filterKey} value="" checked={chosen === null} onChange={() => onChoose({ ...filter, [filterKey]: null })} />
        {panel(language, 'any')}
      </label>
      {options.map(({ id, name, lang, count }) => {
        const isChosen = chosen === id;
        return (
          <label key={id} lang={lang}>
            <input
              type="radio"
              name={filterKey}
              value={id}
              checked={isChosen}
              disabled={count === 0 && !isChosen}
              // A radio that is on fires no change: the click on it clears it (V §4).
              onClick={() => isChosen && onChoose(toggleOption(filter, filterKey, id))}
              // Nor does Space click it; once it is off, the browser would turn it on again.
              onKeyUp={(press) => {
                if (!isChosen || press.key !== ' ') return;
                press.preventDefault();
                onChoose(toggleOption(filter, filterKey, id));
              }}
              onChange={() => onChoose(toggleOption(filter, filterKey, id))}
            />
            {name}
            <span>{count}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
