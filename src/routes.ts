// @own-chunk: the table grows with every area of the site, and no first view needs all of it.
import type { Language } from '#i18n/language.ts';
import { fillRoute } from './route-path.ts';

/** Pages of an account have the same path in both languages (V §2). */
const user = <const Path extends string>(path: Path) => ({ de: `/de/user/${path}`, en: `/en/user/${path}` }) as const;

/**
 * Every page URL of the site, in both languages (V §2): the only file with page URLs. Links are made with
 * `href`, the router and the sweeps in tests/ are made from the same table. The browser gets no more of it than it
 * names: `href('event', …)` is built with that one row (vite/inline-routes.ts).
 */
export const routes = {
  home: { de: '/de', en: '/en' },
  programme: { de: '/de/programm', en: '/en/events' },
  event: { de: '/de/programm/:slug/:id', en: '/en/events/:slug/:id' },
  productions: { de: '/de/produktionen', en: '/en/productions' },
  production: { de: '/de/produktionen/:slug/:id', en: '/en/productions/:slug/:id' },
  seriesList: { de: '/de/abonnements', en: '/en/abonnements' },
  series: { de: '/de/abonnements/:slug/:id', en: '/en/abonnements/:slug/:id' },
  magazine: { de: '/de/blog', en: '/en/blog' },
  magazineCategory: { de: '/de/blog/categories/:category/:id', en: '/en/blog/categories/:category/:id' },
  magazineTags: { de: '/de/blog/tags', en: '/en/blog/tags' },
  magazineTag: { de: '/de/blog/tags/:tag/:id', en: '/en/blog/tags/:tag/:id' },
  article: { de: '/de/blog/:slug/:id', en: '/en/blog/:slug/:id' },
  team: { de: '/de/team', en: '/en/team' },
  person: { de: '/de/team/:slug/:id', en: '/en/team/:slug/:id' },
  press: { de: '/de/presse/:slug/:id', en: '/en/press/:slug/:id' },
  venues: { de: '/de/venues', en: '/en/venues' },
  venue: { de: '/de/venues/:slug/:id', en: '/en/venues/:slug/:id' },
  favourites: { de: '/de/merkliste', en: '/en/favourites' },
  reminder: { de: '/de/erinnerung', en: '/en/reminder' },
  reminderConfirm: { de: '/de/erinnerung/bestaetigen', en: '/en/reminder/confirm' },
  reminderOff: { de: '/de/erinnerung/ende', en: '/en/reminder/off' },
  form: { de: '/de/forms/:slug/:id', en: '/en/forms/:slug/:id' },
  formConfirm: { de: '/de/forms/bestaetigen', en: '/en/forms/confirm' },
  search: { de: '/de/search/:category?/:page?', en: '/en/search/:category?/:page?' },
  blocks: { de: '/de/bausteine', en: '/en/blocks' },
  userLogin: user('login'),
  userRegister: user('register'),
  userConfirm: user('confirm'),
  userChangeEmail: user('change-email'),
  userInvitation: user('invitation'),
  userPassword: user('password'),
  userNewPassword: user('new-password'),
  userLogout: user('logout'),
  userProfile: user('profile'),
  userOrders: user('orders'),
  userSettings: user('settings'),
} as const satisfies Record<string, Record<Language, `/${string}`>>;

/** Pages made of blocks, at whatever path they have (E §2): what no other row matches. */
export const contentRoutes = { de: '/de/*', en: '/en/*' } as const satisfies Record<Language, `/${string}`>;

/** Pages to which the foot of every page leads (V §2); editors write them, so that they have no rows of the route table. */
export const legalRoutes = {
  gtc: { de: '/de/agb', en: '/en/agb' },
  imprint: { de: '/de/impressum', en: '/en/impressum' },
  privacy: { de: '/de/datenschutz', en: '/en/datenschutz' },
} as const satisfies Record<string, Record<Language, `/${string}`>>;

/** Where the shop is embedded, each with everything below it (V §2). */
export const shopRoutes = {
  webshop: '/webshop',
  eventimWebshop: '/eventim.webshop',
  testWebshop: '/test.webshop',
  testshop: '/testshop',
} as const satisfies Record<string, `/${string}`>;

/**
 * Pages outside localisation, each with everything below it (V §2, E §2): one path for both languages, which
 * `?lang=en` chooses.
 */
export const unlocalisedRoutes = {
  ...shopRoutes,
  eventimTemplate: '/eventim-template',
  styleguide: '/styleguide',
  backOffice: '/cms-hub',
} as const satisfies Record<string, `/${string}`>;

/** What a shop lists and the site shows better: paths below a shop, and the page to which they lead (V §2). */
export const shopRedirects = {
  '/events': routes.programme,
  '/itemgroups/:slug/:id': routes.article,
  '/series/:slug/:id': routes.series,
} as const satisfies Record<`/${string}`, Record<Language, `/${string}`>>;

export type RouteName = keyof typeof routes;

type ParametersOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParametersOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** Of a path with `:name?`, that parameter may be left out. */
type Needed<Name extends string> = Name extends `${string}?` ? never : Name;
type Optional<Name extends string> = Name extends `${infer Bare}?` ? Bare : never;
type Filled<Name extends string> = Record<Needed<Name>, string | number> & Partial<Record<Optional<Name>, string | number | undefined>>;

export type RouteParameters<Name extends RouteName> = Filled<ParametersOf<(typeof routes)[Name]['de']>>;

type RestFor<Parameter extends string> = [Parameter] extends [never]
  ? []
  : [Needed<Parameter>] extends [never]
    ? [parameters?: Filled<Parameter>]
    : [parameters: Filled<Parameter>];
type Rest<Name extends RouteName> = RestFor<ParametersOf<(typeof routes)[Name]['de']>>;

/** `href('event', 'de', { slug: 'tosca', id: 12 })` → '/de/programm/tosca/12' */
export function href<Name extends RouteName>(name: Name, language: Language, ...[parameters]: Rest<Name>): string {
  return fillRoute(routes[name], language, parameters);
}
