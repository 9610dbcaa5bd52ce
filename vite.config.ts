import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inlineRoutes } from './vite/inline-routes.ts';
import { pageFiles } from './vite/page-files.ts';
import { keepServerCodeOut } from './vite/server-code.ts';
import { keepStyles, staticParts } from './vite/static-parts.ts';

const isForEveryPage =
  /src\/(ui(?!\/(static\/server-loader|breadcrumb|button\/button\.tsx|confirm|dialog|disclosure|icon-button|form|field|menu|notice|panel\/(panel-entry|use-panel-entry)|progress|skeleton|staff|table|tabs|toast))|i18n|api(?!\/writing)|route-path|app\/(frame|page-route|fallback-error-page|error-page\/(page-error|load))|features\/error-log)|preload-helper|lucide\/dist\/esm\/icons\/(x|search|arrow-right|arrow-left|calendar-plus)\./;

/** Two builds from one configuration: the client, and with --ssr the server and its commands. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), keepServerCodeOut(), pageFiles(), inlineRoutes(), staticParts(), keepStyles()],
  // One file instead of a thousand modules, of which Node would keep every source (decision 0021); not what finds its own files at run time.
  ...(isSsrBuild && { ssr: { noExternal: true, external: ['sharp', 'pg', 'pino', 'pino-pretty'] } }),
  css: { transformer: 'lightningcss', lightningcss: { cssModules: { pattern: '[local]_[hash]' } } },
  build: isSsrBuild
    ? {
        ssr: true,
        outDir: 'dist/server',
        target: 'node24',
        rolldownOptions: {
          input: {
            start: 'src/server/start.server.ts',
            import: 'src/server/commands/import.server.ts',
            user: 'src/server/commands/user.server.ts',
            jobs: 'src/server/commands/jobs.server.ts',
          },
          output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
        },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        assetsInlineLimit: 0,
        // What comes later finds its own scripts: to name them all in the first one costs every page 0.4 kB.
        modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')) },
        target: 'baseline-widely-available',
        // Of what every page loads at first it leaves 0.7 kB less than the bundler's own, for some seconds of the build.
        minify: 'terser',
        terserOptions: { module: true, compress: { passes: 3, ecma: 2020 } },
        rolldownOptions: {
          input: 'src/app/entry.client.tsx',
          // One chunk for what every page needs and no release of ours changes: it compresses best whole and stays cached.
          output: {
            codeSplitting: {
              groups: [
                { name: 'vendor', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
                // Small things that nearly every page uses: one file instead of a dozen.
                { name: 'shared', test: isForEveryPage, minShareCount: 2 },
                // Buttons with script, and what slides in: with the parts of a page that come later.
                { name: 'button', test: /src\/ui\/(button|icon-button)\//, minShareCount: 2 },
                { name: 'panel', test: /src\/ui\/panel\//, minShareCount: 2 },
                { name: 'dialog', test: /src\/ui\/dialog\//, minShareCount: 2 },
                { name: 'form', test: /src\/ui\/(form|notice|field)\/(?!select)/, minShareCount: 2 },
                { name: 'parameter-name', test: /filter\/parameter-name\.ts/, minShareCount: 2 },
                {
                  name: 'filter',
                  test: /src\/features\/programme\/filter\/(filter|options|query-for-api)\.ts|lucide\/dist\/esm\/icons\/(calendar|list-filter)\./,
                  minShareCount: 2,
                },
                // A few bytes each, that come together anyway: a file costs sixty by itself.
                { name: 'icons', test: /lucide\/dist\/esm\/icons\/(arrow-up|chevron-down)\./, minShareCount: 2 },
                { name: 'error-log', test: /src\/(features\/error-log\/[^/]+|app\/route-announcer\/journey)\.ts$/, minShareCount: 2 },
                // What several pages show of a feature: what lies in its folder itself, and the entries of its lists.
                { name: (id) => /src\/features\/([^/]+)\/(?:(?:list|event-card|status)\/)?[^/]+$/.exec(id)?.[1] ?? null, minShareCount: 3 },
              ],
            },
          },
        },
      },
  publicDir: 'src/app/public',
}));
