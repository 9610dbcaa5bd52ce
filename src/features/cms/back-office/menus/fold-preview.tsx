import { ChevronDown } from 'lucide';
import type { MenuItem } from '#features/navigation/index.ts';
import { type Language, languages } from '#i18n/language.ts';
import { choose } from '#i18n/localised.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Icon } from '#ui/icon.tsx';
import type { MenuEntry } from '../../menus/contract.ts';
import { headerEntries } from '../../menus/placement.ts';
import { hiddenReason } from '../../menus/visibility.ts';
import { nameOf } from './entry-words.ts';
import styles from './menus.module.css';
import { t } from './strings.ts';

/** Which entries of the header stand side by side, and which below “More”; handed down by the site's frame, whose rule it is. */
export type Fold = (items: readonly MenuItem[]) => { shown: readonly MenuItem[]; folded: readonly MenuItem[] };

/** As visitors see it at the width at which it begins. */
export function FoldPreview({ pages, fold }: { pages: readonly MenuEntry[]; fold: Fold }) {
  const language = useLanguage();
  return (
    <figure className={styles.preview}>
      <figcaption>{t(language, 'preview')}</figcaption>
      {languages.map((of) => {
        const { shown, folded } = fold(itemsOf(pages, of));
        return (
          <div key={of}>
            <ul className={styles.bar} lang={of} aria-label={`${t(language, 'primary')}, ${t(language, `of_${of}`)}`}>
              {shown.map((item) => (
                <li key={item.id} lang={item.lang}>
                  {item.menu_name}
                  {item.children.length > 0 && <Icon node={ChevronDown} />}
                </li>
              ))}
              {folded.length > 0 && (
                <li data-more="">
                  {t(of, 'more')}
                  <Icon node={ChevronDown} />
                </li>
              )}
            </ul>
            <p>
              {folded.length > 0
                ? `${t(language, 'folds', { n: folded.length })}: ${folded.map(({ menu_name }) => menu_name).join(', ')}`
                : t(language, 'fits')}
            </p>
          </div>
        );
      })}
    </figure>
  );
}

function itemsOf(pages: readonly MenuEntry[], language: Language): MenuItem[] {
  const seen = (parent: number | null) =>
    headerEntries(pages, parent, parent === null ? 'primary' : undefined).filter((entry) => !hiddenReason(pages, entry, 'header'));
  const present = (entry: MenuEntry) => {
    const { text, lang } = nameOf(entry, language);
    return { id: entry.id, menu_name: text, ...(lang && { lang }), url: choose(entry.urls, language).text };
  };
  return seen(null).map((entry) => ({ ...present(entry), group: 'primary', has_tab_navigation: false, children: seen(entry.id).map(present) }));
}
