import { defaultLanguage, type Language } from '#i18n/language.ts';
import { unlocalisedRoutes } from '#routes.ts';

const root = unlocalisedRoutes.backOffice;
const screens = {
  start: root,
  help: `${root}/help`,
  opening: `${root}/opening`,
  calendar: `${root}/calendar`,
  programme_print: `${root}/programme-print`,
  box_office: `${root}/box-office`,
  import: `${root}/import`,
  pages: `${root}/pages`,
  legal: `${root}/legal`,
  menus: `${root}/menus`,
  media: `${root}/media`,
  changes: `${root}/changes`,
  replace: `${root}/replace`,
  searches: `${root}/searches`,
  page_views: `${root}/page-views`,
  dashboards: `${root}/dashboards`,
  users: `${root}/users`,
  not_found: `${root}/not-found`,
  security: `${root}/security`,
  policy_reports: `${root}/policy-reports`,
  state: `${root}/state`,
  jobs: `${root}/jobs`,
  backups: `${root}/backups`,
} as const;

/** A screen of the back office that is no declared record: outside localisation, the query says the language (E §2). */
export type BackOfficeScreen = keyof typeof screens;

export type BackOfficeQuery = Readonly<Record<string, string | number | boolean | undefined>>;

/** `backOfficeHref('media', 'en', { missing_alt: true })` → '/cms-hub/media?missing_alt=true&lang=en'; `item`: one thing of a screen, with a page of its own. */
export const backOfficeHref = (screen: BackOfficeScreen, language: Language, query: BackOfficeQuery = {}, item?: number | 'new'): string =>
  withQuery(screens[screen] + (item === undefined ? '' : `/${item}`), language, query);

export const dashboardHref = (board: string, language: Language, query: BackOfficeQuery = {}): string =>
  withQuery(`${screens.dashboards}/${board}`, language, query);

/** A screen of a declared record by its part of addresses: `recordHref('venues', 'en', {}, 12, 'history')` → '/cms-hub/venues/12/history?lang=en'. */
export const recordHref = (path: string, language: Language, query: BackOfficeQuery = {}, ...below: readonly (string | number)[]): string =>
  withQuery([root, path, ...below].join('/'), language, query);

function withQuery(path: string, language: Language, query: BackOfficeQuery): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== '') search.set(name, String(value));
  if (language !== defaultLanguage) search.set('lang', language);
  return path + (search.size > 0 ? `?${search}` : '');
}
