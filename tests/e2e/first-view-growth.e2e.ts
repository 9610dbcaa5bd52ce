import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

// Sixty rows of the route table and a page of sixty static parts are built in, and compared with the build that is tested.
const rows = Array.from({ length: 60 }, (_, number) => `page${number}`);
const parts = Array.from({ length: 60 }, (_, number) => `Part${number}`);
const folder = mkdtempSync(join(tmpdir(), 'foyer-growth-'));
const client = join(folder, 'client');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const entry = 'src/app/entry.client.tsx';
type Chunk = { file: string; imports?: string[]; styles?: string[]; css?: string[] };
let grown: Record<string, Chunk>;
const built: Record<string, Chunk> = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'));

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  await build({ logLevel: 'error', plugins: [withMorePages()], build: { outDir: client, emptyOutDir: true } });
  vi.unstubAllEnvs();
  grown = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8'));
}, 400_000);

/** What staff load is counted in files. */
const isForStaff = (page: string) => /\/(back-office|screen|styleguide)\//.test(page);
const pages = Object.keys(built).filter((key) => key.endsWith('.page.tsx'));

test('sixty rows of the route table cost the first view of every page less than 100 bytes', () => {
  const table = Object.values(grown).filter(({ file }) => readFileSync(join(client, file), 'utf8').includes('/de/page59'));
  expect(table.length).toBeGreaterThan(0); // the rows are in the build
  for (const page of pages.filter((page) => !isForStaff(page)))
    expect(firstView(grown, client, page) - firstView(built, 'dist/client', page), page).toBeLessThan(100);
  const names = (manifest: typeof built, page: string) => [...files(manifest, [entry, page])].map((file) => file.replace(/-[\w-]{8}\.js$/, '')).sort();
  for (const page of pages) expect(names(grown, page)).toEqual(names(built, page));
});

test('sixty static parts are no script at all, and their style sheets are there', () => {
  const file = (page: string) => Object.entries(grown).find(([key]) => key.includes(page))?.[0] ?? '';
  const [without, with60] = [file('page0.page'), file('page1.page')];
  expect(script(grown, client, with60)).not.toMatch(/A long sentence/);
  expect(Math.abs(firstView(grown, client, with60) - firstView(grown, client, without)), 'but for the names of their files').toBeLessThan(8);
  // Of a page of ours, and what it imports: only its static parts use these names.
  const page = 'src/app/content/event.page.tsx';
  const named = [page, ...(built[page]?.styles ?? [])];
  const chunks = Object.values(built).filter(({ file }) => files(built, named).has(file));
  const sheets = chunks.flatMap(({ css = [] }) => css);
  expect(sheets.map((sheet) => readFileSync(join('dist/client', sheet), 'utf8')).join('')).toMatch(/\.works_/);
});

/** Bytes, gzip. */
function firstView(manifest: Record<string, Chunk>, root: string, page: string): number {
  return [...files(manifest, [entry, page])].reduce((sum, file) => sum + zipped(join(root, file)), 0);
}

/** Most scripts are in the first view of many pages: each is made small once. */
const sizes = new Map<string, number>();
function zipped(file: string): number {
  const size = sizes.get(file) ?? gzipSync(readFileSync(file), { level: 9 }).length;
  sizes.set(file, size);
  return size;
}

const script = (manifest: Record<string, Chunk>, root: string, page: string) =>
  [...files(manifest, [entry, page])].map((file) => readFileSync(join(root, file), 'utf8')).join('\n');

function files(manifest: Record<string, Chunk>, keys: string[], found = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk.file)) continue;
    found.add(chunk.file);
    files(manifest, chunk.imports ?? [], found);
  }
  return found;
}

function withMorePages(): Plugin {
  const made = join(folder, 'src', 'growth');
  mkdirSync(made, { recursive: true });
  const write = (name: string, code: string) => writeFileSync(join(made, name), code);
  for (const name of rows) write(`${name}.page.tsx`, `export const Page = () => <h1>${name}</h1>;`);
  for (const [number, name] of parts.entries()) {
    write(`${name}.static.tsx`, `export const ${name} = ({ text }) => <p >A long sentence of part ${number}: {text}</p>;`);
  }
  write(
    'views.static.tsx',
    `${parts.map((name) => `import { ${name} } from './${name}.static.tsx';`).join('\n')}\nexport const views = [${parts.join(', ')}];`,
  );
  write('no-views.static.tsx', 'export const views = [];');
  write('page0.page.tsx', pageOfParts('./no-views.static.tsx'));
  write('page1.page.tsx', pageOfParts('./views.static.tsx'));
  return {
    name: 'more-pages',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source.startsWith('#growth/')) return join(made, source.slice('#growth/'.length));
      if (importer?.startsWith(made) && !source.startsWith('.')) return this.resolve(source, join(process.cwd(), entry), { skipSelf: true });
      return null;
    },
    transform(code, id) {
      if (id.endsWith('/src/routes.ts'))
        return code.replace('home: {', `${rows.map((name) => `${name}: { de: '/de/${name}', en: '/en/${name}' },`).join('\n')} home: {`);
      if (!id.endsWith('/src/app/route-table.ts')) return null;
      return code.replace(/(PageRow\[\] = \[)/, `$1${rows.map((name) => `page('${name}', lazyImport(() => import('#growth/${name}.page.tsx'))),`).join('\n')}`);
    },
  };
}

/** As many parts as its loader answers: how many they are is data. */
const pageOfParts = (views: string) => `import { useLoaderData } from 'react-router';
import { Static } from '#ui/static/static.tsx';
import { views } from '${views}';
export const loader = () => ({ ids: ['1'] });
export function Page() {
  const { ids, serverOnly } = useLoaderData();
  return <main>{ids.map((id, index) => { const View = serverOnly && views[index]; return <Static key={id} id={id}>{View && <View text={serverOnly.text} />}</Static>; })}</main>;
}`;
