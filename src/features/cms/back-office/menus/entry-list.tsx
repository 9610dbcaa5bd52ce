import { useLanguage } from '#i18n/use-language.ts';
import type { MenuEntry } from '../../menus/contract.ts';
import { headerEntries } from '../../menus/placement.ts';
import { EntryRow, type RowTools } from './entry-row.tsx';
import type { MenuList } from './entry-words.ts';
import styles from './menus.module.css';
import { t } from './strings.ts';

type Props = { list: MenuList; entries: readonly MenuEntry[]; label: string; tools: RowTools };

export function EntryList({ list, entries, label, tools }: Props) {
  const language = useLanguage();
  if (entries.length === 0)
    return (
      <p className={styles.empty} data-drop="" data-list={list} data-marked={(tools.mark?.list === list && tools.mark.id === null) || undefined}>
        {t(language, 'empty')}
      </p>
    );
  return (
    <ul className={styles.list} aria-label={label}>
      {entries.map((entry) => {
        const below = list === 'footer' || entry.parent !== null ? [] : headerEntries(tools.pages, entry.id);
        return (
          <li key={entry.id}>
            <EntryRow entry={entry} list={list} tools={tools} />
            {below.length > 0 && (
              <ul className={styles.list} data-below="">
                {below.map((one) => (
                  <li key={one.id}>
                    <EntryRow entry={one} list={list} tools={tools} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ul>
  );
}
