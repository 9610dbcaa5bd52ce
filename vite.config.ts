import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inlineRoutes } from './vite/inline-routes.ts';
import { pageFiles } from './vite/page-files.ts';
import { keepServerCodeOut } from './vite/server-code.ts';
import { keepStyles, staticParts } from './vite/static-parts.ts';
import { styleChunks } from './vite/style-chunks.ts';
import { zodWithoutEval } from './vite/zod-without-eval.ts';

const isForEveryPage =
  /src\/(ui(?!\/(breadcrumb|button\/button\.tsx|card|confirm|countdown|dialog|disclosure|icon-button|form|field|gallery|menu|neighbours|notice|page-hero|pager|panel\/(panel-entry|use-panel-entry)|progress|skeleton|staff|table|tabs|toast|trusted-html|static\/moved-page))|i18n(?!\/(clock|email|fold-name|names|recurrence|search-words|slug|sort-name|texts|typed-instant))|api(?!\/(failures|pagination|route-error|user|whole-number|writing))|route-path|app\/(frame|page-route|fallback-error-page|error-page\/(page-error|load))|features\/(error-log|booking\/closed-shop\/closed-shop\.ts))|preload-helper|lucide\/dist\/esm\/icons\/(x|search|arrow-right|arrow-left|arrow-up|chevron-down|calendar-plus|menu)\./;

/** What goes with a visitor from page to page (src/app/deferred-shell), and is in no page's first view. */
const followsOnEveryPage =
  /src\/(app\/(deferred-shell\/(shell-parts|account-slot|use-)|connection-notice|hash-anchor|loading-bar|offline\/use-offline|page-transition|prefetch\/use-|route-announcer|site-check|skeletons|route-table\.ts)|ui\/(skeleton\/skeleton\.(tsx|module)|static\/moved-page)|features\/consent\/follow|features\/booking\/(live\/(limits|use-live)|cart\/view\/(cart-notice|header-cart|use-|deferred|time-left)|widget\/(ended-notice|widget-(target|host)))|features\/programme\/status\/(live|words)\/)/;

/** Two builds from one configuration: the client, and with --ssr the server and its commands. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), keepServerCodeOut(), pageFiles(), inlineRoutes(), staticParts(), keepStyles(), styleChunks(), zodWithoutEval()],
  // One file instead of a thousand modules, of which Node would keep every source (decision 0021); not what finds its own files at run time.
  ...(isSsrBuild && { ssr: { noExternal: true, external: ['sharp', 'pg', 'pino', 'pino-pretty', 'pdfkit', '@simplewebauthn/server'] } }),
  css: { transformer: 'lightningcss', lightningcss: { cssModules: { pattern: '[local]_[hash]' } } },
  build: isSsrBuild
    ? {
        ssr: true,
        outDir: 'dist/server',
        target: 'node24',
        rolldownOptions: {
          input: {
            start: 'src/server/start.server.ts',
            backup: 'src/server/commands/backup.server.ts',
            'move-database': 'src/server/commands/move-database.server.ts',
            'upgrade-forget': 'src/server/commands/upgrade-forget.server.ts',
            restore: 'src/server/commands/restore.server.ts',
            import: 'src/server/commands/import.server.ts',
            user: 'src/server/commands/user.server.ts',
            person: 'src/server/commands/person.server.ts',
            jobs: 'src/server/commands/jobs.server.ts',
            migrate: 'src/server/commands/migrate.server.ts',
            'media-move': 'src/server/commands/media-move.server.ts',
            'search-rebuild': 'src/server/commands/search-rebuild.server.ts',
            'svg-worker': 'src/features/media/upload/svg-worker.server.ts',
            'leaflet-worker': 'src/features/exports/leaflet/leaflet-worker.server.ts',
          },
          output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
        },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        assetsInlineLimit: 0,
        // What comes later finds its own scripts: to name them all in the first one costs every page 0.4 kB. Those of edit mode are
        // named where only staff load them, and come all at once instead of one layer after the other.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file, files) => (/\/edit-mode-/.test(file) ? files : files.filter((one) => one.endsWith('.css'))),
        },
        target: 'baseline-widely-available',
        rolldownOptions: {
          input: 'src/app/entry.client.tsx',
          // What the router says to engineers alone, in the console, stays in development: it is 1 kB of sentences.
          treeshake: { manualPureFunctions: ['warning', 'warningOnce', 'warnOnce'] },
          // One chunk for what every page needs and no release of ours changes: it compresses best whole and stays cached.
          output: {
            codeSplitting: {
              groups: [
                { name: 'vendor', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
                // Small things that nearly every page uses: one file instead of a dozen.
                { name: 'shared', test: isForEveryPage, minShareCount: 2 },
                // What a visitor's form, and an embed that is pressed, have in common with the records of them.
                {
                  name: 'form-rules',
                  test: /src\/features\/(forms\/(definition\/(?!form-definition|random-form|present-form)[^/]+|files\/file-kind|limits)|consent\/gate\/is-host-of)\.ts$/,
                  minShareCount: 2,
                },
                // What staff keep is declared beside what visitors see, and comes with the back office alone.
                { name: 'records', test: /src\/features\/.*\.resource\.ts$/ },
                // The sheets of what stands on several kinds of pages without script: the file of each is nothing but its name and a request.
                {
                  name: 'static-styles',
                  test: /src\/ui\/(breadcrumb|neighbours|pager|tabs|disclosure)\/.*\.module\.css$|src\/features\/magazine\/.*(teasers|search-start).*\.module\.css$/,
                  minShareCount: 2,
                },
                // Buttons with script, and what slides in: with the parts of a page that come later.
                { name: 'button', test: /src\/ui\/(button|icon-button)\//, minShareCount: 2 },
                { name: 'panel', test: /src\/ui\/panel\//, minShareCount: 2 },
                { name: 'dialog', test: /src\/ui\/dialog\//, minShareCount: 2 },
                { name: 'form', test: /src\/ui\/(form|notice|field)\/(?!select|one-time)/, minShareCount: 2 },
                // A list with its filters, whatever it lists, in three: what both others stand on, what comes later, and the list itself. A
                // group takes along what its files import, also what only the server needs of it, unless an earlier group has it.
                { name: 'filter', test: /src\/features\/programme\/filter\/(filter|display-range|bar-strings|parameter-name)\.ts$/, minShareCount: 2 },
                { name: 'list-later', test: /src\/features\/programme\/(filter-bar\/(filter-chips|no-result)\.tsx|filter\/strings\.ts)$/ },
                {
                  name: 'list',
                  test: /src\/features\/programme\/(filter\/(options|query-for-api|use-filter)|filter-bar\/filter-bar|list\/(list-frame|paged-list|read-list-query|use-[\w-]+))\.tsx?$|lucide\/dist\/esm\/icons\/(calendar|list-filter)\./,
                  minShareCount: 2,
                },
                // Of a shop that is switched off; the page of the shop asks for nothing else of the programme.
                { name: 'closed-shop', test: /src\/features\/booking\/closed-shop\/closed-shop-note/ },
                { name: 'error-log', test: /src\/(features\/error-log\/[^/]+|app\/route-announcer\/journey)\.ts$/, minShareCount: 2 },
                // What several pages show of a feature: what lies in its folder itself, and the entries of its lists.
                {
                  name: (id) =>
                    /src\/features\/(?!(?:alerts|opening-hours)\/|(?:magazine|people|series|venues)\/.*\.css$)([^/]+)\/(?:(?:list|event-card|status)\/)?[^/]+$/.exec(
                      id,
                    )?.[1] ?? null,
                  minShareCount: 3,
                },
                // Of what follows on every page, what is part of some page's first view.
                { name: 'routes', test: /src\/(routes|app\/page)\.ts$/ },
                { name: 'use-hearts', test: /src\/(features\/favourites\/use-hearts|ui\/trusted-html\/trusted-html)\.ts$/ },
                { name: 'sticky-items', test: /src\/features\/programme\/sticky\/sticky-items\.ts$/ },
                { name: 'cart', test: /src\/features\/booking\/(live\/shop-state|cart\/[^/]+|widget\/selection\/(selection|stored-selection))\.ts$/ },
                // What the frame shows at once and brings to life later: its sheets belong to the first view.
                { name: 'frame-parts', test: /src\/features\/(alerts|opening-hours(?!\/weeks)|programme\/sticky)\// },
                // The rest in one file: each costs a browser a request, and sixty bytes by itself.
                { name: 'follows', test: followsOnEveryPage },
              ],
            },
          },
        },
      },
  publicDir: 'src/app/public',
}));
