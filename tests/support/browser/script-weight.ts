import { gzipSync } from 'node:zlib';

/** Followed through static imports, with gzip sizes. */
export async function scriptsOf(site: string, html: string): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  const visit = async (path: string): Promise<void> => {
    if (sizes.has(path)) return;
    sizes.set(path, 0);
    const code = await (await fetch(site + path)).text();
    sizes.set(path, gzipSync(code, { level: 9 }).length);
    for (const [, imported] of code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) await visit(`/assets/${imported}`);
  };
  for (const [, path] of html.matchAll(/<(?:script type="module" src|link rel="modulepreload" href)="([^"]+)"/g)) await visit(path ?? '');
  return sizes;
}
