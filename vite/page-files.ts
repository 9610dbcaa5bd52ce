import type { Plugin } from 'vite';

/**
 * Tells the server of each row of the route tables from which file its page comes, so that the row names it once:
 * `lazyImport(() => import('#features/home/home.page.tsx'))` gets that path as its `file`.
 */
export const pageFiles = (): Plugin => ({
  name: 'foyer:page-files',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/app\/(.+\/)?route-table\.ts$/ },
    handler: (code, _, options) =>
      options?.ssr
        ? {
            code: code.replace(/lazyImport\(\(\) => import\('#([^']+)'\)\)/g, (load, path: string) => `Object.assign(${load}, { file: 'src/${path}' })`),
            map: null,
          }
        : null,
  },
});
