import { type Plugin, parseSync, Visitor } from 'vite';

/** What React Router runs for those alone who ask for it: this site has no fetchers, and observes the router in no other way than by its state. */
const unused: Record<string, readonly string[]> = {
  'instrumentation.js': ['consumeInstrumentationClientResultMetaReceiver', 'getRouteInstrumentationUpdates', 'instrumentClientSideRouter'],
  'router.js': ['fetch', 'handleFetcherAction', 'handleFetcherLoader'],
};

/**
 * Leaves out of React Router what the bundler cannot know to be without use, 6 kB of each first view (decision 0175): components
 * that nobody shows, kept because they are given a name for developers, and functions behind options that nobody sets.
 */
export const routerParts = (): Plugin => ({
  name: 'foyer:router-parts',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform: {
    filter: { id: [/\/react-router\/dist\/production\/lib\//, /\/src\/.*\.tsx?$/] },
    handler(code, id) {
      if (id.includes('/react-router/')) return { code: withoutBodies(withoutNames(code), unused[id.split('/').at(-1) ?? ''] ?? []), map: null };
      if (usesLeftOut(code)) throw new Error(`${id} uses what vite/router-parts.ts leaves out of React Router.`);
      return null;
    },
  },
});

export const usesLeftOut = (code: string): boolean => /\buseFetchers?\(|\binstrumentations:/.test(code);

/** To make a component or a context has no effect on others: where nobody imports it, it goes. */
export const withoutNames = (code: string): string =>
  code.replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '').replaceAll(/= (React\$1\.(?:createContext|forwardRef)\()/g, '= /* @__PURE__ */ $1');

export function withoutBodies(code: string, names: readonly string[]): string {
  if (names.length === 0) return code;
  const bodies = new Map<string, [start: number, end: number]>();
  new Visitor({
    FunctionDeclaration({ id, body }) {
      if (id && body && names.includes(id.name)) bodies.set(id.name, [body.start, body.end]);
    },
  }).visit(parseSync('module.js', code).program);
  const missing = names.filter((name) => !bodies.has(name));
  if (missing.length > 0) throw new Error(`React Router has no ${missing.join(', ')}: see vite/router-parts.ts.`);
  const fromTheEnd = [...bodies.values()].sort(([one], [other]) => other - one);
  return fromTheEnd.reduce((rest, [start, end]) => `${rest.slice(0, start)}{}${rest.slice(end)}`, code);
}
