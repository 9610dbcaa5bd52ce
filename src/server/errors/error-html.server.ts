import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { client } from '#api/client.ts';
import { etagOf, isKnown } from '#api/http/etag.server.ts';
import { localTransport } from '#api/local-transport.server.ts';
import { isDatabaseUnavailable } from '#db/unavailable.server.ts';
import { errorFragment } from '#features/settings/index.server.ts';
import { type ErrorHtml, errorScope, type SettingsContract } from '#features/settings/index.ts';
import { defaultLanguage, type Language, languageOfAddress } from '#i18n/language.ts';
import { errorSheet } from '../../app/error-page/error-details.ts';
import { largestErrorFile } from '../limits.ts';
import { pageContext } from '../request-context.server.ts';
import { operations, type Site } from '../site.server.ts';

type CustomHtml = ErrorHtml[string];

/** From the design settings, else the file (E §2); null where there is none, a file that cannot be loaded is logged (E §8). */
export async function customErrorHtml(site: Site, status: number, language: Language): Promise<CustomHtml | null> {
  const transport = localTransport(operations, pageContext(site));
  const report = (error: unknown) => {
    if (isDatabaseUnavailable(error)) return null; // the page that failed has said so
    site.log.error({ err: error, status }, 'custom error page cannot be loaded');
    return null;
  };
  const pages = await client<SettingsContract>(transport).get('/api/html/', { language }).catch(report);
  return pages?.[status] ?? (await readErrorFile(site.config.dataDir, status, language).catch(report));
}

/** `GET /html/404.html`, sanitised and scoped, 204 where there is none; `GET /html/404.css`, empty where there is none. */
export function errorHtmlRoutes(site: Site): Hono {
  const app = new Hono({ strict: true });
  app.get('/html/:file{[45][0-9][0-9]\\.html}', async (c) => {
    const url = new URL(c.req.url);
    const status = Number.parseInt(c.req.param('file'), 10);
    const html = await readErrorFile(site.config.dataDir, status, languageOfAddress(url));
    if (!html) return c.body(null, 204);
    const lang = html.lang ?? languageOfAddress(url);
    const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="none"><title>${c.req.param('file')}</title>`;
    const sheet = `<link rel="stylesheet" href="${errorSheet(status, languageOfAddress(url))}">`;
    return c.html(
      `<!doctype html><html lang="${lang}"><head>${head}${html.style && sheet}</head><body><main class="${errorScope}" lang="${lang}">${html.body}</main></body></html>`,
    );
  });
  app.get('/html/:file{[45][0-9][0-9]\\.css}', async (c) => {
    const html = await customErrorHtml(site, Number.parseInt(c.req.param('file'), 10), languageOfAddress(new URL(c.req.url)));
    const style = html?.style ?? '';
    const etag = etagOf(Buffer.from(style));
    const headers = { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-cache', ETag: etag };
    return isKnown(c.req.header('If-None-Match'), etag) ? c.body(null, 304, headers) : c.body(style, 200, headers);
  });
  return app;
}

/** `DATA_DIR/html/404.en.html`, else `404.html`, which is in German. */
async function readErrorFile(dataDir: string, status: number, language: Language): Promise<CustomHtml | null> {
  const own = language === defaultLanguage ? null : await readIfThere(join(dataDir, 'html', `${status}.${language}.html`));
  if (own !== null) return errorFragment(own);
  const text = await readIfThere(join(dataDir, 'html', `${status}.html`));
  if (text === null) return null;
  return { ...errorFragment(text), ...(language === defaultLanguage ? {} : { lang: defaultLanguage }) };
}

async function readIfThere(path: string): Promise<string | null> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!file) return null;
  try {
    const { size } = await file.stat();
    if (size > largestErrorFile) throw new Error(`${path} is larger than ${largestErrorFile} bytes`);
    return await file.readFile('utf8');
  } finally {
    await file.close();
  }
}
