import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import sharp from 'sharp';
import { createServer as createVite, isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import type { Block, PresentContext } from '#content/index.ts';
import { parseImagePath } from '#features/media/image-url.ts';
import { sanitiseContentHtml } from '#features/settings/index.server.ts';
import { htmlFrame } from '#server/http/html-frame.server.ts';
import { securityHeaders } from '#server/http/security-headers.server.ts';
import { htmlFramePath } from '#ui/html-frame-path.ts';
import { services } from '../../../seed/consent/services.ts';
import { motifs } from '../../../seed/content/motif.ts';
import { drawPoster } from '../../../seed/posters/index.ts';
import { recordingBytes, recordings } from '../../../seed/recordings/index.ts';

/** Pictures of the project's own making: their id says which. */
const posterOf = (id: number) => drawPoster({ motif: motifs[id % motifs.length] ?? 'arcs', seed: `Bild ${id}` });

const context: PresentContext = {
  image: (id) => {
    const { width, height, color } = posterOf(id);
    return { id, version: '00000000', url: `/media/${id}-00000000/full-1536.jpg`, width, height, color, alt: `Bild ${id}`, credit: 'Zeichnung: Ostkai' };
  },
  file: (id) => {
    const recording = recordings.find((one) => one.id === id);
    return recording && { ...recording, url: `/media/files/${recording.name}`, size: 1 };
  },
};

/** Without a database; `show(blocks)` answers the address of a page with them, with styles, script and headers as on the site. */
export async function startBlocksSite() {
  const vite = await createVite({ server: { middlewareMode: true, hmr: false, ws: false, watch: null }, appType: 'custom', logLevel: 'error' });
  const pages: { html: string; language: 'de' | 'en' }[] = [];
  const app = new Hono();
  app.use(
    securityHeaders({}, async () => ({
      frames: services.flatMap(({ hosts }) => hosts.map((host) => `https://${host}`)),
      scripts: [],
    })),
  );
  app.get('/de/api/consent/', (c) => c.json({ versions: [1], days: 180, domain: null, services: services.map((one) => ({ ...one, cookies: [] })) }));
  app.get('/page/:number', async (c) => {
    const page = pages[Number(c.req.param('number'))];
    return page ? c.html(documentOf(page.html, page.language, c.req.query('theme'), stylesOf(vite))) : c.notFound();
  });
  app.get(htmlFramePath, htmlFrame);
  app.get('/media/files/:name', async (c) => {
    const recording = recordings.find(({ name }) => name === c.req.param('name'));
    if (!recording) return c.notFound();
    const bytes = new Uint8Array(await recordingBytes(recording.name));
    const headers = { 'content-type': recording.content_type, 'accept-ranges': 'bytes' };
    // A browser goes to another place of a film only where it can ask for a part of it.
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(c.req.header('range') ?? '') ?? [];
    if (from === undefined) return c.body(bytes, 200, headers);
    const [first, last] = [Number(from), Math.min(to ? Number(to) : Number.POSITIVE_INFINITY, bytes.length - 1)];
    return c.body(bytes.slice(first, last + 1), 206, { ...headers, 'content-range': `bytes ${first}-${last}/${bytes.length}` });
  });
  app.get('/media/:file/:variant', async (c) => {
    const path = parseImagePath(c.req.param('file'), c.req.param('variant'));
    if (!path) return c.notFound();
    const [across = 3, down = 2] = path.ratio === 'full' ? [] : path.ratio.split('x').map(Number);
    const { svg, width, height } = posterOf(path.id);
    const shape = path.ratio === 'full' ? height / width : down / across;
    const picture = await sharp(Buffer.from(svg))
      .resize(path.width, Math.round(path.width * shape), { fit: 'cover' })
      .jpeg()
      .toBuffer();
    return c.body(new Uint8Array(picture), 200, { 'content-type': 'image/jpeg' });
  });
  // Modules bring their style sheets by it; it is left without a connection of its own.
  app.get('/@vite/client', (c) => c.body(viteClient, 200, { 'content-type': 'text/javascript' }));
  const listener = getRequestListener(app.fetch);
  const server = createServer((request, response) => {
    if (/^\/(page|media|@vite|html-frame|de\/api)(\/|$)/.test(request.url ?? '')) void listener(request, response);
    else vite.middlewares(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`; // it listens on TCP
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite renders here.');
  const { renderBlocks } = await ssr.runner.import<typeof import('./render-blocks.tsx')>('/tests/support/blocks/render-blocks.tsx');
  return {
    url,
    show: (blocks: readonly Block[], language: 'de' | 'en' = 'de') => {
      pages.push({ html: renderBlocks(blocks, { language, at: new Date(), context: { ...context, sanitiseHtml: sanitiseContentHtml } }), language });
      return `${url}/page/${pages.length - 1}`;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await vite.close();
    },
  };
}

const viteClient = `export const createHotContext = () => ({ accept() {}, prune() {} });
export const removeStyle = () => {};
export const updateStyle = (id, css) => {
  const sheet = new CSSStyleSheet(); // the policy of pages lets no <style> in
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
};`;

const stylesOf = ({ environments }: ViteDevServer) =>
  [
    '/src/ui/styles/layers.css',
    '/src/ui/styles/tokens.css',
    '/src/ui/styles/base.css',
    '/src/ui/styles/print.css',
    '/src/app/frame/frame.module.css',
    '/src/app/hash-anchor/hash-anchor.css',
  ]
    .concat([...(environments.ssr?.moduleGraph.idToModuleMap.values() ?? [])].flatMap(({ url }) => (/\/src\/.*\.css$/.test(url) ? [url] : [])))
    .map((url) => `<link rel="stylesheet" href="${url}?direct">`)
    .join('');

const documentOf = (html: string, language: string, theme: string | undefined, styles: string) =>
  `<!doctype html><html lang="${language}"${theme ? ` data-theme="${theme}"` : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Bausteine</title>${styles}</head>` +
  `<body><main style="max-width:var(--page-max);margin-inline:auto;padding:var(--space-6) var(--page-margin) var(--space-8)"><h1>${language === 'de' ? 'Bausteine' : 'Blocks'}</h1>${html}</main><script type="module" src="/tests/support/blocks/blocks-page-client.ts"></script></body></html>`;
