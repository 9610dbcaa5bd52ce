import { type MenuItem, SiteLink } from '#features/navigation/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { isActivePath } from '#ui/static/is-active-path.ts';
import { foldMenu } from './fold-menu.ts';
import { t } from './menu-strings.ts';
import styles from './primary-menu.module.css';
import { Submenu } from './submenu.tsx';

/** The desktop menu: native disclosures, one open at a time, so it works without script (V §2, §4). */
export function PrimaryMenu({ items, current }: { items: MenuItem[]; current: number | undefined }) {
  const language = useLanguage();
  const { shown, folded } = foldMenu(items.filter(({ group }) => group === 'primary'));
  return (
    <nav aria-label={t(language, 'main_navigation')}>
      <ul className={styles.list}>
        {shown.map((item) => (
          <li key={item.id} lang={item.lang}>
            <Entry item={item} isCurrent={item.id === current} />
          </li>
        ))}
        {folded.length > 0 && (
          <li>
            <details name="primary-menu">
              <summary aria-current={folded.some(({ id }) => id === current) ? 'true' : undefined} data-chevron>
                {t(language, 'more')}
              </summary>
              <FoldedEntries items={folded} />
            </details>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** The section that a path belongs to, as the server sees it, for those without script; the browser keeps it true (use-static-links.ts). */
export const currentSection = (items: MenuItem[], pathname: string): number | undefined =>
  items.find(({ url, children }) => [url, ...children.map((child) => child.url)].some((one) => one && isActivePath(one, pathname)))?.id;

function Entry({ item, isCurrent }: { item: MenuItem; isCurrent: boolean }) {
  const { menu_name: name, url, children } = item;
  const current = isCurrent ? 'true' : undefined;
  if (children.length === 0 && url)
    return (
      <SiteLink url={url} aria-current={current}>
        {name}
      </SiteLink>
    );
  return (
    <details name="primary-menu">
      <summary aria-current={current} data-chevron>
        {name}
      </summary>
      <Submenu item={item} data-drop-down="" className={styles.submenu} />
    </details>
  );
}

const FoldedEntries = ({ items }: { items: readonly MenuItem[] }) => (
  <ul data-drop-down="" data-folded="" className={styles.submenu}>
    {items.map(({ id, menu_name: name, lang, url, children }) => (
      <li key={id} lang={lang}>
        {url ? <SiteLink url={url}>{name}</SiteLink> : <span>{name}</span>}
        {children.length > 0 && (
          <ul>
            {children.map((child) => (
              <li key={child.id} lang={child.lang}>
                {child.url && <SiteLink url={child.url}>{child.menu_name}</SiteLink>}
              </li>
            ))}
          </ul>
        )}
      </li>
    ))}
  </ul>
);
