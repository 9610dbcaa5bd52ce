import type { ComponentProps } from 'react';
import { type MenuItem, SiteLink } from '#features/navigation/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { t } from './menu-strings.ts';

export function Submenu({ item: { menu_name: name, url, children }, ...list }: { item: MenuItem } & ComponentProps<'ul'>) {
  const language = useLanguage();
  return (
    <ul {...list}>
      {url && (
        <li>
          <SiteLink url={url}>{t(language, 'overview', { name })}</SiteLink>
        </li>
      )}
      {children.map((child) => (
        <li key={child.id} lang={child.lang}>
          {child.url && <SiteLink url={child.url}>{child.menu_name}</SiteLink>}
        </li>
      ))}
    </ul>
  );
}
