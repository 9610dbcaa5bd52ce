import { X } from 'lucide';
import { client, httpTransport } from '#api/client.ts';
import { type MenuItem, type NavigationContract, SiteLink } from '#features/navigation/index.ts';
import { OpeningStatus, type OpeningTimeline } from '#features/opening-hours/index.ts';
import type { SettingsContract, SiteSettings } from '#features/settings/index.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useDialog } from '#ui/dialog/use-dialog.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { trustedHtml } from '#ui/trusted-html/trusted-html.ts';
import { LanguageSwitch } from '../language-switch.tsx';
import { t } from '../strings.ts';
import { ThemeSwitch } from '../theme-switch.tsx';
import { t as menu } from './menu-strings.ts';
import styles from './side-menu.module.css';
import { Submenu } from './submenu.tsx';

type SideMenuData = { items: MenuItem[]; html: SiteSettings['html_header'] };

export async function loadSideMenuData(language: Language): Promise<SideMenuData> {
  const api = client<NavigationContract & SettingsContract>(httpTransport);
  const [{ menu }, { html_header }] = await Promise.all([api.get('/pageeditor-api/nav', { language }), api.get('/pageeditor-api/settings', { language })]);
  return { items: menu, html: html_header };
}

export type SideMenuProps = { data: SideMenuData; isOpen: boolean; hours: OpeningTimeline; side: 'left' | 'right'; onClose: () => void };

/** Stays mounted while closed, so that it can slide out to the side that the design setting names (V §4). */
export function SideMenu({ data: { items, html }, isOpen, hours, side, onClose }: SideMenuProps) {
  const language = useLanguage();
  const { dialog, close } = useDialog({ isOpen });
  return (
    <Dialog ref={dialog} position={side} className={styles.menu} aria-label={t(language, 'menu')} onClose={onClose}>
      <div className={styles.content}>
        <div className={styles.head}>
          <OpeningStatus hours={hours} />
          <IconButton icon={X} label={menu(language, 'close_menu')} className={styles.close} onClick={close} />
        </div>
        <nav aria-label={menu(language, 'main_navigation')}>
          <ul className={styles.primary}>
            {itemsOf(items, 'primary').map((item) => (
              <Entry key={item.id} item={item} />
            ))}
          </ul>
        </nav>
        <nav aria-label={menu(language, 'secondary_navigation')}>
          <ul className={styles.secondary}>
            {itemsOf(items, 'secondary').map((item) => (
              <Entry key={item.id} item={item} />
            ))}
          </ul>
        </nav>
        {html?.code && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when saved and when read (features/settings)
          <div className={styles.html} lang={html.lang} dangerouslySetInnerHTML={{ __html: trustedHtml(html.code) }} />
        )}
        <div className={styles.foot}>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </div>
    </Dialog>
  );
}

const itemsOf = (items: MenuItem[], wanted: MenuItem['group']) => items.filter(({ group }) => group === wanted);

function Entry({ item }: { item: MenuItem }) {
  const { menu_name: name, lang, url, children } = item;
  if (children.length === 0) return <li lang={lang}>{url ? <SiteLink url={url}>{name}</SiteLink> : name}</li>;
  return (
    <li lang={lang}>
      <Disclosure name="side-menu" summary={name}>
        <Submenu item={item} className={styles.submenu} />
      </Disclosure>
    </li>
  );
}
