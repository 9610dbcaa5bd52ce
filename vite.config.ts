import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Two builds from one configuration: the client, and with --ssr the server and its commands. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), keepServerCodeOut()],
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
            import: 'src/server/import.server.ts',
            user: 'src/server/user.server.ts',
            jobs: 'src/server/jobs.server.ts',
          },
          output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
        },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        target: 'baseline-widely-available',
        rolldownOptions: {
          input: 'src/app/entry.client.tsx',
          // One chunk for what every page needs and no release of ours changes: it compresses best whole and stays cached.
          output: {
            // Shorter than the usual eight signs, which no packing makes smaller, and still no two alike.
            entryFileNames: 'assets/[name]-[hash:6].js',
            chunkFileNames: 'assets/[name]-[hash:6].js',
            assetFileNames: 'assets/[name]-[hash:6][extname]',
            codeSplitting: {
              groups: [
                { name: 'vendor', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
                // Small things that nearly every page uses: one file instead of a dozen.
                {
                  name: 'ground',
                  test: /src\/(ui|i18n|api|routes)|preload-helper|src\/app\/default-layout|report-failed-call|lucide\/dist\/esm\/icons\/(x|search|arrow-right|arrow-left|calendar-plus)\./,
                  minShareCount: 2,
                },
                {
                  name: 'programme',
                  test: /src\/features\/(media\/|programme\/(list\/|filter\/(filter|query-for-api)\.|strings|status|event-times|translated-in))/,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
  publicDir: 'src/app/public',
}));

/** The build fails when code for the server is about to reach the browser. */
function keepServerCodeOut() {
  return {
    name: 'foyer:keep-server-code-out',
    enforce: 'pre' as const,
    resolveId(source: string, importer: string | undefined, options: { ssr?: boolean | undefined }) {
      if (!options.ssr && importer && /\.server\.tsx?$/.test(source)) {
        throw new Error(`${importer} imports ${source}, which is for the server only.`);
      }
      return null;
    },
  };
}
