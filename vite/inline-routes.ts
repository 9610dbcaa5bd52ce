import type { Plugin } from 'vite';
import { routes, unlocalisedRoutes } from '../src/routes.ts';

/**
 * Puts the rows of `src/routes.ts` that a file of the browser names into that file: `href('event', language, …)` becomes
 * `fillRoute({ de: …, en: … }, language, …)`. The table itself grows with every area of the site, and would otherwise be
 * part of what each page needs before it can be used.
 */
export const inlineRoutes = (): Plugin => ({
  name: 'foyer:inline-routes',
  enforce: 'pre',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform: {
    filter: { id: /\/src\/.*\.tsx?$/, code: /from '#routes\.ts'/ },
    handler(code) {
      const inlined = code
        .replace(/\bhref\(\s*'(\w+)'/g, (call, name: string) => (isRoute(name) ? `fillRoute(${JSON.stringify(routes[name])}` : call))
        .replace(/\bunlocalisedRoutes\.(\w+)/g, (row, name: string) => (isUnlocalised(name) ? JSON.stringify(unlocalisedRoutes[name]) : row))
        .replace(/\bunlocalisedRoutes(?=[).])/g, `(${JSON.stringify(unlocalisedRoutes)})`);
      if (inlined === code) return null;
      // Nor does the import stay, which would take the table along into the file's chunk.
      const rest = inlined.replace(/^import \{([^}]*)\} from '#routes\.ts';$/m, (statement, names: string) => {
        const used = names.split(',').filter((name) => usesOf(name.trim()).test(inlined.replace(statement, '')));
        return used.length > 0 ? `import {${used}} from '#routes.ts';` : '';
      });
      return { code: `import { fillRoute } from '#route-path.ts';\n${rest}`, map: null };
    },
  },
});

/** A function is used where it is called: attributes have the name of `href` as well. */
const usesOf = (name: string): RegExp => (name === 'href' ? /\bhref\s*\(/ : new RegExp(`\\b${name.split(' ').at(-1)}\\b`));

const isUnlocalised = (name: string): name is keyof typeof unlocalisedRoutes => name in unlocalisedRoutes;

const isRoute = (name: string): name is keyof typeof routes => name in routes;
