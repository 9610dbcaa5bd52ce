import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
    assets: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
  }),
);

const entry = 'src/app/entry.client.tsx';

/**
 * Makes the head's tags for a page file: its styles, its scripts and theirs, the font, and what has to be read before anything is drawn.
 * `more`: a file that is shown in its place. The page's own script is marked: the browser has no table that names it (src/app/entry.client.tsx).
 */
export type HeadFor = (pageFile: string | null, more?: string) => string;

/** Reads the client build's manifest once and answers from memory. */
export function builtHead(clientFolder: string): HeadFor {
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(clientFolder, '.vite', 'manifest.json'), 'utf8')));
  const known = new Map<string, string>();
  return (pageFile, more) => {
    const key = `${pageFile} ${more}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const head = headTags(manifest, pageFile, more);
    known.set(key, head);
    return head;
  };
}

type Manifest = z.output<typeof manifestSchema>;
type Chunk = Manifest[string];

function headTags(manifest: Manifest, pageFile: string | null, more?: string): string {
  const all = closure(
    manifest,
    [entry, pageFile, more].filter((key) => typeof key === 'string'),
  );
  // Parts that come to life later (ui/deferred.tsx) are seen at once: their styles are needed, their scripts are not.
  const deferred = all.flatMap(({ dynamicImports }) => dynamicImports.filter((key) => /features\/.+\/index\.ts$/.test(key)));
  const styles = new Set([...all, ...closure(manifest, deferred)].flatMap(({ css }) => css));
  const font = Object.values(manifest)
    .flatMap(({ file, assets }) => [file, ...assets])
    .find((file) => /instrument-sans-latin-wght-normal.*\.woff2$/.test(file));
  const main = manifest[entry]?.file;
  const page = pageFile && manifest[pageFile]?.file;
  return [
    // Drawn while it is still being read, the page would shift: half a header, then all of it.
    '<link rel="expect" href="#footer" blocking="render">',
    font ? `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin="">` : '',
    ...[...styles].map((file) => `<link rel="stylesheet" href="/${file}">`),
    // Behind styles, font and picture: what is seen needs none of it, and on a slow connection they would share it.
    ...all
      .filter(({ file }) => file !== main)
      .map(({ file }) => `<link rel="modulepreload" href="/${file}" fetchpriority="low"${file === page ? ' data-page' : ''}>`),
    `<script type="module" src="/${main}"></script>`,
  ].join('');
}

/** The chunks of these keys and all that they import statically. */
function closure(manifest: Manifest, keys: string[]): Chunk[] {
  const found = new Map<string, Chunk>();
  const collect = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || found.has(key)) return;
    found.set(key, chunk);
    chunk.imports.forEach(collect);
  };
  keys.forEach(collect);
  return [...found.values()];
}
