import type { Plugin } from 'vite';

/**
 * Zod tries whether it may make a function of a text, which Trusted Types refuse and report. It does not where it is told so
 * before the first schema: in its own module, since any of ours may come after one.
 */
export const zodWithoutEval = (): Plugin => ({
  name: 'foyer:zod-without-eval',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform: {
    filter: { id: /\/zod\/v4\/core\/core\.js$/ },
    handler: (code) => ({ code: `${code}\nconfig({ jitless: true });`, map: null }),
  },
});
