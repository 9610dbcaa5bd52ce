import { randomBytes } from 'node:crypto';
import { Server } from '@tus/server';
import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { declaredError, Problem, problem } from '#api/problem.server.ts';
import { connectionOf } from '#api/rate-limit/connection-of.ts';
import { countAttempt } from '#api/rate-limit/rate-limit.server.ts';
import type { Database } from '#db/database.server.ts';
import { StorageUnavailable } from '#features/media/index.server.ts';
import { languageOfPath, languages } from '#i18n/language.ts';
import { type TempFile, tempFilesContract } from '../contract.ts';
import { maxFileBytes } from '../limits.ts';
import type { FormFiles } from './form-files.server.ts';
import { newOwnerCookie, ownerCookie, ownerOf } from './owner.server.ts';
import { deleteGone, deleteUnsent } from './queries.server.ts';
import { storeFile, storeUpload } from './store-file.server.ts';

type Site = {
  db: Database;
  files: FormFiles;
  secret: string;
  now: () => Date;
  isSecure: boolean;
  addressOf: (c: Context) => string;
  report: (error: unknown) => void;
};
const { uploadTempFile, removeTempFile } = tempFilesContract;
/** Multipart bodies that are in memory at the same time. */
const maxAtOnce = 3;

/** `POST /api/temp-files/` as multipart (E §7) or by tus 1.0.0, `DELETE /api/temp-files/{id}/`; never handed out. CSRF is checked before. */
export function tempFileRoutes(site: Site): Hono {
  const app = new Hono({ strict: true });
  const declared = async (c: Context, work: () => Promise<Response>) => {
    try {
      return await work();
    } catch (error) {
      throw asDeclared(c, noRoomIfUnavailable(site, error));
    }
  };
  let activeUploads = 0;
  const whole = async (c: Context) => {
    if (activeUploads >= maxAtOnce) throw problem('no_room', { retryAfter: 5 });
    activeUploads++;
    try {
      return answer(c, await takeMultipart(c, site));
    } finally {
      activeUploads--;
    }
  };
  for (const prefix of ['', ...languages.map((language) => `/${language}`)]) {
    const base = `${prefix}${uploadTempFile.path}`.replace(/\/$/, '');
    let server: Server | null = null; // made at the first upload: most processes never see one
    const parts = async (c: Context, id?: string) => {
      const owner = ownerFor(c, site);
      if (id !== undefined && !id.startsWith(`${markOf(owner)}-`)) return notFound(c);
      server ??= tusServer(base, site);
      return throughTus(server, c, owner);
    };
    app.post(`${base}/`, (c) =>
      declared(c, async () => {
        await countUpload(site, c);
        return c.req.header('Tus-Resumable') ? parts(c) : whole(c);
      }),
    );
    app.patch(`${base}/:id`, (c) => parts(c, c.req.param('id')));
    app.delete(`${base}/:id`, (c) => parts(c, c.req.param('id'))); // taken away while it is on its way
    app.on('OPTIONS', `${base}/`, (c) => parts(c));
    // Hono asks a GET route for HEAD; what somebody has sent is never handed out again.
    app.get(`${base}/:id`, (c) => (c.req.raw.method === 'HEAD' ? parts(c, c.req.param('id')) : notFound(c)));
    app.delete(`${base}/:id/`, (c) =>
      declared(c, async () => {
        await removeOwn(c, site);
        return c.body(null, 204, { 'Cache-Control': 'no-store' });
      }),
    );
  }
  return app;
}

/** Keeps files that came with a form: answers their number, or in the reader's language why not. */
export function postedFiles(c: Context, site: Omit<Site, 'addressOf'>) {
  const owner = ownerFor(c, site);
  return async (file: File): Promise<TempFile | { message: string }> => {
    try {
      return await storeFile({ ...site, owner, now: site.now() }, Buffer.from(await file.arrayBuffer()), file.name);
    } catch (thrown) {
      const error = noRoomIfUnavailable(site, thrown);
      if (error instanceof Problem) return { message: declaredError(uploadTempFile, error, languageOfPath(c.req.path)).message };
      throw error;
    }
  };
}

const answer = (c: Context, file: TempFile): Response => c.json(file, 200, { 'Cache-Control': 'no-store' });

/** Failures that are declared, in the reader's language; the server's boundary answers them, as it does surprises. */
function asDeclared(c: Context, error: unknown): unknown {
  return error instanceof Problem ? declaredError(error.code === 'not_found' ? removeTempFile : uploadTempFile, error, languageOfPath(c.req.path)) : error;
}

/** A store that does not answer takes no files for a while. */
function noRoomIfUnavailable({ report }: Pick<Site, 'report'>, error: unknown): unknown {
  if (!(error instanceof StorageUnavailable)) return error;
  report(error);
  return problem('no_room', { retryAfter: 60 });
}

const notFound = (c: Context): never => {
  throw asDeclared(c, problem('not_found'));
};

async function countUpload({ db, now, addressOf }: Site, c: Context): Promise<void> {
  const wait = await countAttempt({ db, now: now() }, uploadTempFile.limit, connectionOf(addressOf(c)));
  if (wait > 0) throw problem('too_many', { retryAfter: wait });
}

/** The mark of the visitor, with a cookie for whoever has none yet. */
function ownerFor(c: Context, { secret, isSecure }: Pick<Site, 'secret' | 'isSecure'>): string {
  const known = ownerOf(getCookie(c, ownerCookie), secret);
  if (known) return known;
  const cookie = newOwnerCookie();
  setCookie(c, ownerCookie, cookie, { path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure });
  return ownerOf(cookie, secret) ?? '';
}

const markOf = (owner: string): string => Buffer.from(owner).toString('hex').slice(0, 32);

async function takeMultipart(c: Context, site: Site): Promise<TempFile> {
  const owner = ownerFor(c, site);
  const bytes = await bodyOf(c, maxFileBytes + 20_000);
  const form = await new Response(bytes, { headers: { 'Content-Type': c.req.header('Content-Type') ?? '' } }).formData().catch(() => null);
  const file = form?.get('file');
  if (!(file instanceof File)) throw problem('file_empty');
  return storeFile({ ...site, owner, now: site.now() }, Buffer.from(await file.arrayBuffer()), file.name);
}

/** The whole body, no longer than it may be: what is longer is not read to its end. */
async function bodyOf(c: Context, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of c.req.raw.body ?? []) {
    size += chunk.byteLength;
    if (size > most) {
      c.header('Connection', 'close');
      throw problem('file_too_large');
    }
    chunks.push(chunk);
  }
  return Uint8Array.from(Buffer.concat(chunks));
}

async function removeOwn(c: Context, { db, secret, files }: Site): Promise<void> {
  const owner = ownerOf(getCookie(c, ownerCookie), secret);
  const id = Number(c.req.param('id'));
  if (!owner || !Number.isInteger(id) || id < 1 || id > 2_147_483_647) throw problem('not_found');
  const gone = await deleteUnsent(db, id, owner);
  if (!gone) throw problem('not_found');
  await files.remove(gone.file);
  await deleteGone(db, gone.file);
}

const ownerHeader = 'X-Foyer-Owner';

function tusServer(base: string, site: Site): Server {
  const { uploads } = site.files;
  return new Server({
    path: base,
    datastore: uploads.openDataStore(),
    maxSize: maxFileBytes,
    onResponseError: (_, error) => {
      if (!(error instanceof StorageUnavailable)) return undefined;
      site.report(error);
      return { status_code: 503, body: 'The store of files does not answer; the same may be tried again.\n' };
    },
    generateUrl: (_, { id }) => `${base}/${id}`,
    namingFunction: (request) => `${markOf(request.headers.get(ownerHeader) ?? '')}-${randomBytes(16).toString('hex')}`,
    onUploadFinish: async (request, upload) => {
      const context = { ...site, owner: request.headers.get(ownerHeader) ?? '', now: site.now() };
      try {
        const file = await uploads.withFile(upload.id, (path) => storeUpload(context, path, upload.metadata?.filename ?? ''));
        return { status_code: 200, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(file) };
      } catch (thrown) {
        const error = noRoomIfUnavailable(site, thrown);
        if (!(error instanceof Problem)) throw error;
        const { status, code, message } = declaredError(uploadTempFile, error, languageOfPath(base));
        return { status_code: status, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ code, message }) };
      } finally {
        await uploads.remove(upload.id).catch(site.report); // else it goes when its time is over
      }
    },
  });
}

async function throughTus(server: Server, c: Context, owner: string): Promise<Response> {
  const headers = new Headers(c.req.raw.headers);
  headers.set(ownerHeader, owner);
  headers.delete('X-HTTP-Method-Override');
  const { method, body, signal, url } = c.req.raw;
  const request = new Request(url, { method, headers, signal, ...(method === 'PATCH' || method === 'POST' ? { body, duplex: 'half' } : {}) });
  const response = await server.handleWeb(request);
  const answered = new Response(response.body, response);
  for (const name of [...answered.headers.keys()]) if (name.startsWith('access-control-')) answered.headers.delete(name); // for our own pages alone
  answered.headers.set('Cache-Control', 'no-store');
  const cookie = c.res.headers.get('Set-Cookie');
  if (cookie) answered.headers.append('Set-Cookie', cookie);
  return answered;
}
