import { globSync } from 'node:fs';
import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { reachableChunks } from './vite/chunks/plugin.ts';
import { inlineRoutes } from './vite/inline-routes.ts';
import { pageFiles } from './vite/page-files.ts';
import { routerParts } from './vite/router-parts.ts';
import { keepServerCodeOut } from './vite/server-code.ts';
import { keepStyles, staticParts } from './vite/static-parts.ts';
import { styleChunks } from './vite/style-chunks.ts';
import { zodWithoutEval } from './vite/zod-without-eval.ts';

/** Two builds from one configuration: the client, and with --ssr the server and its commands. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    keepServerCodeOut(),
    pageFiles(),
    inlineRoutes(),
    staticParts(),
    keepStyles(),
    styleChunks(),
    reachableChunks(),
    routerParts(),
    zodWithoutEval(),
  ],
  // One file instead of a thousand modules, of which Node would keep every source (decision 0021); not what finds its own files at run time.
  ...(isSsrBuild && { ssr: { noExternal: true, external: ['sharp', 'pg', 'pino', 'pino-pretty', 'pdfkit', '@simplewebauthn/server'] } }),
  // Without what libraries hold for development, a megabyte that would be read at each start.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  css: { transformer: 'lightningcss', lightningcss: { cssModules: { pattern: '[local]_[hash]' } } },
  build: isSsrBuild
    ? {
        ssr: true,
        outDir: 'dist/server',
        target: 'node24',
        rolldownOptions: {
          input: serverEntries(),
          output: {
            entryFileNames: '[name].js',
            chunkFileNames: 'chunks/[name]-[hash].js',
            // Read faster: text of one byte a character, without comments.
            comments: false,
            minify: { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } },
          },
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
        },
      },
  publicDir: 'src/app/public',
}));

/** What is run by itself: the server, its commands, and what works beside it in a thread (`*-worker.server.ts`). */
function serverEntries(): Record<string, string> {
  const files = globSync(['src/server/start.server.ts', 'src/server/commands/*.server.ts', 'src/**/*-worker.server.ts'], {
    exclude: ['src/server/commands/{command,try-site}.server.ts'],
  });
  return Object.fromEntries(files.sort().map((file) => [basename(file, '.server.ts'), file]));
}
