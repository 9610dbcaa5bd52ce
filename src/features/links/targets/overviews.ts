import type { Language } from '#i18n/language.ts';
import { searchWordsOf } from '#i18n/search-words.ts';
import { type RouteName, routes } from '#routes.ts';
import type { LinkTarget } from '../contract.ts';
import { t } from '../strings.ts';

/** Pages of the route table that somebody may link to. */
const overviewRoutes = [
  'home',
  'programme',
  'productions',
  'seriesList',
  'magazine',
  'magazineTags',
  'team',
  'venues',
  'favourites',
  'userLogin',
  'userRegister',
] as const satisfies readonly RouteName[];
type OverviewRoute = (typeof overviewRoutes)[number];

/** The target of a page of the route table; null of one that is not offered. */
export function overviewTarget(name: RouteName, language: Language): LinkTarget | null {
  const route = overviewRoutes.find((one) => one === name);
  return route ? targetOf(route, language) : null;
}

/** The overviews whose name has all these words in either language. */
export function findOverviews(typed: string, language: Language): LinkTarget[] {
  const words = searchWordsOf(typed);
  const isFound = (name: OverviewRoute) => {
    const names = searchWordsOf(`${t('de', name)} ${t('en', name)}`);
    return words.every(({ plain, spelled }) => names.some((one) => one.plain.startsWith(plain) || one.spelled.startsWith(spelled)));
  };
  return overviewRoutes.filter(isFound).map((name) => targetOf(name, language));
}

const targetOf = (name: OverviewRoute, language: Language): LinkTarget => ({
  kind: 'overview',
  id: null,
  title: t(language, name),
  detail: '',
  urls: { ...routes[name] },
  state: 'public',
});
