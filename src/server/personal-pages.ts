import { languages } from '#i18n/language.ts';
import { routes, unlocalisedRoutes } from '#routes.ts';

const paths = new Set(Object.entries(routes).flatMap(([name, route]) => (name.startsWith('user') ? languages.map((language): string => route[language]) : [])));

const signInPaths = new Set(languages.map((language): string => routes.userLogin[language]));

/** Who is to switch the site on again has to get in first. */
export const isSignInPage = (path: string): boolean => signInPaths.has(path);

/** Pages that are made for one visitor: never kept by anybody, and their forms work without script. All others are the same for all. */
export const isPersonalPage = (path: string): boolean => paths.has(path) || isShop(path);

const { eventimTemplate: _, ...shops } = unlocalisedRoutes;

/** The box office inside the site continues the visitor's cart. */
const isShop = (path: string): boolean => Object.values(shops).some((shop) => `${path}/`.startsWith(`${shop}/`));
