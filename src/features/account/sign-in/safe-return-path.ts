import { unlocalisedRoutes } from '#routes.ts';

/** '/de/programm?room=2', only of this site: anything else could lead away. */
export function safeReturnPath(wanted: string | null | undefined): string | null {
  if (!wanted || wanted.length > 500 || !begin.test(wanted) || /[\\\s\p{Cc}]/u.test(wanted)) return null;
  const { origin, pathname, search, hash } = new URL(wanted, 'https://own.invalid');
  return origin === 'https://own.invalid' && !pathname.includes('//') && isPage(pathname) ? pathname + search + hash : null;
}

/** Pages for staff outside localisation, which ask for a sign-in themselves. */
const styleguide = unlocalisedRoutes.styleguide;
const backOffice = unlocalisedRoutes.backOffice;
const begin = new RegExp(`^(/(de|en)|${styleguide}|${backOffice})(?=[/?#]|$)`);
const page = new RegExp(`^(${styleguide}|${backOffice}(/.*)?|/(de|en)(/(?!(pageeditor-)?api/).*)?)$`);

const isPage = (pathname: string): boolean => page.test(pathname);
