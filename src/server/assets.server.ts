import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
    /** Imported for their sheets alone: their scripts are not asked for (vite/style-chunks.ts). */
    styles: z.array(z.string()).default([]),
    assets: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
  }),
);

const entry = 'src/app/entry.client.tsx';
/** Asked for by the entry as soon as it runs. */
const hydrate = 'src/app/hydrate.tsx';
const pageOfBlocks = 'src/app/content/content.page.tsx';

/** A page file's styles, scripts, font and blocking parts; `more`: a file shown in its place. The page's own script is marked. */
export type HeadFor = (pageFile: string | null, more?: string) => string;

/** `styleSheets`: by path, beyond the files of the build; `blockStyles`: the one with all blocks. */
export type BuiltHead = { headFor: HeadFor; styleSheets: ReadonlyMap<string, Buffer<ArrayBuffer>>; blockStyles: string };

/** Reads the manifest once. */
export function builtHead(clientFolder: string): BuiltHead {
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(clientFolder, '.vite', 'manifest.json'), 'utf8')));
  const styleSheets = new Map<string, Buffer<ArrayBuffer>>();
  const sheets = new Map<string, string>(); // pages share most of them
  const joined = (files: readonly string[]) => {
    const key = files.join();
    const sheet = sheets.get(key) ?? joinStyles(clientFolder, files, styleSheets);
    sheets.set(key, sheet);
    return sheet;
  };
  const known = new Map<string, string>();
  const headFor: HeadFor = (pageFile, more) => {
    const key = `${pageFile} ${more}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const head = headTags(manifest, pageFile, more, joined);
    known.set(key, head);
    return head;
  };
  // A page may come from a cache that another process has filled: all that a head can name is there from the start.
  for (const file of [null, ...Object.keys(manifest).filter((key) => key.endsWith('.page.tsx'))]) headFor(file);
  return { headFor, styleSheets, blockStyles: joined(ownStyles(manifest, pageOfBlocks)) };
}

type JoinStyles = (files: readonly string[]) => string;

/** Answers its path. */
function joinStyles(folder: string, files: readonly string[], styleSheets: Map<string, Buffer<ArrayBuffer>>): string {
  if (files.length === 1) return `/${files[0]}`;
  const all = Buffer.concat(files.map((file) => readFileSync(join(folder, file))));
  const path = `/assets/styles-${createHash('sha256').update(all).digest('base64url').slice(0, 8)}.css`;
  styleSheets.set(path, all);
  return path;
}

/** Two sheets instead of a dozen, of which only six load at once; the parts are named, switched off, so that no later code loads them. */
function styleTags(common: readonly string[], own: readonly string[], join: JoinStyles): string[] {
  const sheets = [common, own].filter((files) => files.length > 0);
  return [
    ...sheets.map((files) => `<link rel="stylesheet" href="${join(files)}">`),
    ...sheets.flatMap((files) => (files.length > 1 ? files.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`) : [])),
  ];
}

type Manifest = z.output<typeof manifestSchema>;
type Chunk = Manifest[string];

function headTags(manifest: Manifest, pageFile: string | null, more: string | undefined, join: JoinStyles): string {
  const all = closure(
    manifest,
    [entry, hydrate, pageFile, more].filter((key) => typeof key === 'string'),
  );
  const common = stylesOf(manifest, [entry]);
  const own = ownStyles(manifest, pageFile);
  // By itself: what stands in a page's place is known only when it does.
  const replacing = more ? stylesOf(manifest, [more]).filter((file) => !common.includes(file) && !own.includes(file)) : [];
  const font = Object.values(manifest)
    .flatMap(({ file, assets }) => [file, ...assets])
    .find((file) => /instrument-sans-latin-wght-normal.*\.woff2$/.test(file));
  const main = manifest[entry]?.file;
  const page = pageFile && manifest[pageFile]?.file;
  return [
    '<link rel="manifest" href="/manifest.webmanifest">',
    // Without it the page would be drawn while it is read, and shift; the back office has no footer.
    pageFile?.includes('/back-office/') ? '' : '<link rel="expect" href="#footer" blocking="render">',
    font ? `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin="">` : '',
    ...styleTags(common, own, join),
    ...replacing.map((file) => `<link rel="stylesheet" href="/${file}">`),
    // Behind styles, font and picture: what is seen needs none of it, and on a slow connection they would share it.
    ...all
      .filter(({ file }) => file !== main)
      .map(({ file }) => `<link rel="modulepreload" href="/${file}" fetchpriority="low"${file === page ? ' data-page' : ''}>`),
    `<script type="module" src="/${main}"></script>`,
  ].join('');
}

function ownStyles(manifest: Manifest, pageFile: string | null): string[] {
  const common = stylesOf(manifest, [entry]);
  return stylesOf(manifest, pageFile ? [entry, pageFile] : [entry]).filter((file) => !common.includes(file));
}

/** Parts that come to life later (ui/deferred.tsx) need their styles at once, not their scripts. */
function stylesOf(manifest: Manifest, keys: string[]): string[] {
  const all = closure(manifest, keys, withStyles);
  const deferred = all.flatMap(({ dynamicImports }) => dynamicImports.filter((key) => /features\/.+\/index\.ts$/.test(key)));
  return [...new Set([...all, ...closure(manifest, deferred, withStyles)].flatMap(({ css }) => css))];
}

const withStyles = ({ imports, styles }: Chunk) => [...imports, ...styles];

function closure(manifest: Manifest, keys: string[], next = ({ imports }: Chunk): string[] => imports): Chunk[] {
  const found = new Map<string, Chunk>();
  const collect = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || found.has(key)) return;
    found.set(key, chunk);
    next(chunk).forEach(collect);
  };
  keys.forEach(collect);
  return [...found.values()];
}
