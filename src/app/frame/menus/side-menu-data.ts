import { client, httpTransport } from '#api/client.ts';
import type { MenuItem, NavigationContract } from '#features/navigation/index.ts';
import type { SettingsContract, SiteSettings } from '#features/settings/index.ts';
import type { Language } from '#i18n/language.ts';

export type SideMenuData = { items: MenuItem[]; html: SiteSettings['html_header'] };

/** What the side menu shows: all entries of the menu, and what the settings put into the header. */
export async function loadSideMenuData(language: Language): Promise<SideMenuData> {
  const api = client<NavigationContract & SettingsContract>(httpTransport);
  const [{ menu }, { html_header }] = await Promise.all([api.get('/pageeditor-api/nav', { language }), api.get('/pageeditor-api/settings', { language })]);
  return { items: menu, html: html_header };
}
