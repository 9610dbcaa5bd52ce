import { useLanguage } from '#i18n/use-language.ts';
import chip from '#ui/chip.module.css';
import { type Filter, type FilterKey, toggleOption } from '../filter/filter.ts';
import type { Options } from '../list/list.loader.ts';
import { t as programme } from '../strings.ts';
import styles from './overview-filter.module.css';

/** The two questions that most visitors have: where, and what. */
const keys = ['room', 'type'] as const satisfies FilterKey[];

type Props = { options: Options | null; filter: Filter; onChoose: (filter: Filter) => void };

/** Places and kinds as chips; choosing the chosen one clears it (V §4). What would give nothing cannot be chosen. */
export function OverviewFilter({ options, filter, onChoose }: Props) {
  const language = useLanguage();
  return (
    <div className={styles.filter}>
      {keys.map((key) => (
        <fieldset key={key} className={styles.group}>
          <legend>{programme(language, key)}</legend>
          <div>
            {options?.[key].map(({ id, name, lang, count }) => (
              <button
                key={id}
                type="button"
                lang={lang}
                className={chip.chip}
                aria-pressed={filter[key] === id}
                disabled={count === 0 && filter[key] !== id}
                onClick={() => onChoose(toggleOption(filter, key, id))}
              >
                {name}
              </button>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
