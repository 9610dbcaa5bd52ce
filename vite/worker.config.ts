import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vite';

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[]; assets?: string[] }>;

/** Of the client that has just been built: what a page needs beyond the files that it names itself. */
const parts = ['src/app/entry.client.tsx', 'src/app/hydrate.tsx', 'src/app/deferred-shell/shell-parts.tsx', 'src/app/error-page/error-view.tsx'];
const manifestFile = 'dist/client/.vite/manifest.json';
const manifest: Manifest = existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, 'utf8')) : {};

/** Their files and all that they import. */
function shellOf(): string[] {
  const found = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || found.has(`/${chunk.file}`)) return;
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])])
      if (!/\.woff2?$/.test(file) || /latin-wght-normal/.test(file)) found.add(`/${file}`);
    chunk.imports?.forEach(visit);
  };
  parts.forEach(visit);
  return [...found].sort();
}

const shell = shellOf();
const id = createHash('sha256').update(JSON.stringify(manifest)).digest('hex').slice(0, 12);

/** The worker: one script without imports, which every browser takes, at a name of its own. The same sources make the same bytes. */
export default defineConfig({
  define: { BUILD: JSON.stringify({ id, shell }), 'process.env.NODE_ENV': '"production"' },
  publicDir: false,
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    target: 'baseline-widely-available',
    rolldownOptions: { input: 'src/app/offline/worker/sw.ts', output: { format: 'iife', entryFileNames: 'sw.js' } },
  },
});
