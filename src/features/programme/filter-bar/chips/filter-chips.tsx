import { X } from 'lucide';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Day } from '#i18n/berlin-time.ts';
import { useLanguage } from '#i18n/use-language.ts';
import chip from '#ui/chip/chip.module.css';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { bar } from '../../filter/bar-strings.ts';
import { cleared, showsRemoveAll } from '../../filter/choices.ts';
import { displayRange } from '../../filter/display-range.ts';
import { activeKeys, type Filter, toQuery } from '../../filter/filter.ts';
import type { FilterData } from '../../filter/options.ts';
import styles from './filter-chips.module.css';

type Props = { filter: Filter; chosen: FilterData['chosen']; today: Day; onChoose?: ((next: Filter) => void) | undefined };

/** A chip is a link to the list without it, so it works without script; in the overlay, which has no address, a button. */
export function FilterChips({ filter, chosen, today, onChoose }: Props) {
  const language = useLanguage();
  const { pathname } = useLocation();
  const without = (next: Filter) => `${pathname}?${toQuery(next)}`.replace(/\?$/, '');
  const filterLink = (next: Filter, className: string | undefined, words: ReactNode, label?: string, lang?: 'de' | 'en') =>
    onChoose ? (
      <button type="button" className={className} aria-label={label} lang={lang} onClick={() => onChoose(next)}>
        {words}
      </button>
    ) : (
      <Link to={without(next)} className={className} aria-label={label} lang={lang}>
        {words}
      </Link>
    );
  const remove = (name: string, next: Filter, lang?: 'de' | 'en') => {
    const words = (
      <>
        {name}
        <Icon node={X} />
      </>
    );
    return <li key={name}>{filterLink(next, chip.chip, words, bar(language, 'remove', { name }), lang)}</li>;
  };
  const range = displayRange(language, filter);
  return (
    <ul className={styles.chips} aria-label={bar(language, 'selected')}>
      {range && remove(range, { ...filter, date: null, ...(filter.until && { until: null }) })}
      {filter.tickets && remove(bar(language, 'tickets'), { ...filter, tickets: null })}
      {activeKeys(filter).map((key) => {
        const option = chosen[key]?.id === filter[key] ? chosen[key] : undefined;
        // Just chosen: its name comes with the list.
        return remove(option?.name ?? bar(language, key), { ...filter, [key]: null }, option?.lang);
      })}
      {showsRemoveAll(filter, today) && <li>{filterLink(cleared(filter), styles.all, bar(language, 'remove_all'))}</li>}
    </ul>
  );
}
