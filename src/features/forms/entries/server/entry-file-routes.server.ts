import { Readable } from 'node:stream';
import { type Context, Hono } from 'hono';
import { messageFor } from '#api/strings.ts';
import { mayCall, type User } from '#api/user.ts';
import type { Database } from '#db/database.server.ts';
import { StorageUnavailable } from '#features/media/index.server.ts';
import { languageOfPath, languages } from '#i18n/language.ts';
import type { FormFiles } from '../../files/form-files.server.ts';
import { entryFileContract } from '../contract.ts';
import { noteReading } from './handlers.server.ts';
import { findFile } from './queries/entries.server.ts';

type Site = { db: Database; files: FormFiles; now: () => Date; userOf: (c: Context) => Promise<User | null> };

/** `GET /api/cms-forms/{id}/entries/{entry}/files/{file}/`: what a visitor has sent, as a download that no browser opens as a page. */
export function entryFileRoutes({ db, files, now, userOf }: Site): Hono {
  const app = new Hono({ strict: true });
  const pattern = entryFileContract.entryFile.path.replace(/\{(\w+)\}/g, ':$1');
  for (const prefix of ['', ...languages.map((language) => `/${language}`)]) {
    app.get(`${prefix}${pattern}`, async (c) => {
      const user = await userOf(c);
      if (!user || !mayCall(entryFileContract.entryFile.access, user)) return refuse(c, user ? 403 : 401, user ? 'not_allowed' : 'sign_in_needed');
      const [id, entry, file] = ['id', 'entry', 'file'].map((name) => rowNumber(c.req.param(name)));
      const found = id && entry && file ? await findFile(db, id, entry, file) : undefined;
      const stored = found && (await files.open(found.file).catch(unavailable));
      if (stored === 'unavailable') return refuse(c, 503, 'unavailable');
      if (!id || !found || !stored) return refuse(c, 404, 'not_found');
      await noteReading({ db, user, now: now() }, 'entries/{entry}/files/{file}/', id, 1);
      const body = Readable.toWeb(Readable.from(stored.body)) as ReadableStream; // the same, by two declarations
      return new Response(body, { headers: { ...downloadHeaders(found.name), 'Content-Length': String(stored.size) } });
    });
  }
  return app;
}

/** Whatever a file says that it is, it is handed out as bytes to be kept (RFC 6266, RFC 8187). */
function downloadHeaders(name: string): Record<string, string> {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return {
    'Content-Type': 'application/octet-stream',
    'Content-Disposition': `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cache-Control': 'no-store',
  };
}

function unavailable(error: unknown): 'unavailable' {
  if (error instanceof StorageUnavailable) return 'unavailable';
  throw error;
}

const rowNumber = (text: string | undefined): number | null => (text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

function refuse(c: Context, status: 401 | 403 | 404 | 503, code: 'sign_in_needed' | 'not_allowed' | 'not_found' | 'unavailable'): Response {
  return c.json({ code, message: messageFor(languageOfPath(c.req.path), code) }, status, { 'Cache-Control': 'no-store' });
}
