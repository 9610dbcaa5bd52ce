import { randomBytes } from 'node:crypto';
import { Server } from '@tus/server';
import { type Context, Hono } from 'hono';
import type { ErrorBody } from '#api/api-error.ts';
import { messageFor } from '#api/strings.ts';
import { mayCall, type User } from '#api/user.ts';
import type { Database } from '#db/database.server.ts';
import { languageOfPath, languages } from '#i18n/language.ts';
import { uploadContract } from '../contract.ts';
import { StorageUnavailable } from '../storage/media-storage.ts';
import type { UploadStore } from '../upload-store/upload-store.ts';
import { readUploadSettings } from './read-settings.server.ts';

/** Whether it is the name of an upload, and of one of this user. */
export const isUploadOf = (id: string, user: User): boolean => /^[1-9]\d{0,9}-[0-9a-f]{32}$/.test(id) && id.startsWith(`${user.id}-`);

type Options = { db: Database; uploads: UploadStore; userOf: (c: Context) => Promise<User | null>; report: (error: unknown) => void };

/**
 * Files come by tus 1.0.0 (`uploadContract`), so that an upload goes on after a lost connection or a restart. Only who may
 * call the media library gets here, and only to uploads of their own; what may be uploaded is judged when it is put into the
 * library. The check against forged requests stands before this, as before every change.
 */
export function uploadRoutes({ db, uploads, userOf, report }: Options): Hono {
  const { path, access } = uploadContract.createUpload;
  const serverOf = (base: string): Server =>
    new Server({
      path: base,
      datastore: uploads.openDataStore(),
      generateUrl: (_, { id }) => `${base}/${id}`,
      maxSize: async () => Math.max(...Object.values((await readUploadSettings(db)).maxMegabytes)) * 1_000_000,
      namingFunction: (request) => `${request.headers.get(userHeader)}-${randomBytes(16).toString('hex')}`,
      onResponseError: (_, error) => {
        if (!(error instanceof StorageUnavailable)) return undefined;
        report(error);
        return { status_code: 503, body: 'The store of files does not answer; the same may be tried again.\n' };
      },
    });
  const app = new Hono({ strict: true });
  for (const prefix of ['', ...languages.map((language) => `/${language}`)]) {
    const base = `${prefix}${path}`.replace(/\/$/, '');
    let server: Server | null = null; // made at the first upload: most processes never see one
    const handle = async (c: Context, id?: string) => {
      const user = await userOf(c);
      if (!user || !mayCall(access, user)) return refuse(c, user ? 403 : 401, user ? 'not_allowed' : 'sign_in_needed');
      if (id !== undefined && !isUploadOf(id, user)) return refuse(c, 404, 'not_found');
      server ??= serverOf(base);
      const headers = new Headers(c.req.raw.headers);
      headers.set(userHeader, String(user.id));
      headers.delete('X-HTTP-Method-Override');
      const { method, body, signal, url } = c.req.raw;
      const request = new Request(url, { method, headers, signal, ...(method === 'PATCH' || method === 'POST' ? { body, duplex: 'half' } : {}) });
      const response = await server.handleWeb(request);
      const answer = new Response(response.body, response);
      for (const name of [...answer.headers.keys()]) if (name.startsWith('access-control-')) answer.headers.delete(name); // for our own pages alone
      answer.headers.set('Cache-Control', 'no-store');
      return answer;
    };
    app.on(['POST', 'OPTIONS'], `${base}/`, (c) => handle(c));
    app.on(['PATCH', 'DELETE'], `${base}/:id`, (c) => handle(c, c.req.param('id')));
    // Hono asks a GET route for HEAD; what somebody has sent is never handed out as it is.
    app.get(`${base}/:id`, (c) => (c.req.raw.method === 'HEAD' ? handle(c, c.req.param('id')) : refuse(c, 404, 'not_found')));
  }
  return app;
}

/** Tells the library's server who sends; whatever a request says there itself is overwritten. */
const userHeader = 'X-Foyer-User';

function refuse(c: Context, status: 401 | 403 | 404, code: 'sign_in_needed' | 'not_allowed' | 'not_found'): Response {
  const body: ErrorBody = { code, message: messageFor(languageOfPath(c.req.path), code) };
  return c.json(body, status, { 'Cache-Control': 'no-store' });
}
