import { X } from 'lucide';
import { useLocation } from 'react-router';
import type { Day } from '#i18n/berlin-time.ts';
import { displayDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import chip from '#ui/chip.module.css';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import type { ListData } from '../list/list.loader.ts';
import { t } from '../strings.ts';
import { activeKeys, type Filter, isFiltered, noFilter, showsRemoveAll, toQuery } from './filter.ts';
import styles from './filter-chips.module.css';

type Props = { filter: Filter; chosen: ListData['chosen']; today: Day };

/** What is chosen, one chip each; a chip is a link to the list without it, so it works without script. */
export function FilterChips({ filter, chosen, today }: Props) {
  const language = useLanguage();
  const { pathname } = useLocation();
  if (!isFiltered(filter)) return null;
  const without = (next: Filter) => `${pathname}?${toQuery(next)}`.replace(/\?$/, '');
  const remove = (name: string, next: Filter, lang?: 'de' | 'en') => (
    <li key={name}>
      <Link to={without(next)} className={chip.chip} aria-label={t(language, 'remove', { name })} lang={lang}>
        {name}
        <Icon node={X} />
      </Link>
    </li>
  );
  return (
    <ul className={styles.chips} aria-label={t(language, 'selected')}>
      {filter.date && remove(displayDate(language, filter.date), { ...filter, date: null })}
      {activeKeys(filter).map((key) => {
        const option = chosen[key]?.id === filter[key] ? chosen[key] : undefined;
        // Just chosen: its name comes with the list.
        return remove(option?.name ?? t(language, key), { ...filter, [key]: null }, option?.lang);
      })}
      {showsRemoveAll(filter, today) && (
        <li>
          <Link to={without(noFilter)} className={styles.all}>
            {t(language, 'remove_all')}
          </Link>
        </li>
      )}
    </ul>
  );
}
