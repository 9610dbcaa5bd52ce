import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';

const local = (name: string): string => fileURLToPath(new URL(`./assets/${name}`, import.meta.url));
const fontFile = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
const styles = ['base.css', 'forms.css', 'tickets.css', 'cart.css', 'order.css'];

const assets: Readonly<Record<string, { type: string; files: () => string[] }>> = {
  'box-office.css': { type: 'text/css; charset=utf-8', files: () => styles.map(local) },
  'countdown.js': { type: 'text/javascript; charset=utf-8', files: () => [local('countdown.js')] },
  'tell-site.js': { type: 'text/javascript; charset=utf-8', files: () => [local('tell-site.js')] },
  'instrument-sans.woff2': { type: 'font/woff2', files: () => [fileURLToPath(import.meta.resolve(fontFile))] },
};

/** Read once; the style sheets are sent as one. */
export function assetRoutes(): Hono {
  const routes = new Hono();
  for (const [name, { type, files }] of Object.entries(assets)) {
    const bytes = new Uint8Array(Buffer.concat(files().map((file) => readFileSync(file))));
    routes.get(`/${name}`, (c) => c.body(bytes, 200, { 'Content-Type': type, 'Cache-Control': 'public, max-age=3600' }));
  }
  return routes;
}
