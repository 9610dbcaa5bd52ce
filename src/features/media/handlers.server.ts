import { type Context, Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { ErrorBody } from '#api/api-error.ts';
import { isKnown } from '#api/http/etag.server.ts';
import { mayCall, type User } from '#api/user.ts';
import type { Schema } from '#db/schema.ts';
import { defaultLanguage } from '#i18n/language.ts';
import { sendFile } from './files/file-route.server.ts';
import { pictureById } from './files/queries.server.ts';
import { contentTypeOf } from './image-sizes.ts';
import { imageVersion, parseImagePath } from './image-url.ts';
import { type MediaStorage, StorageUnavailable } from './storage/media-storage.ts';
import type { VariantStore } from './storage/variants.server.ts';
import { t } from './strings.ts';
import { findRedactions } from './upload/find-redactions.server.ts';

type Options = {
  db: Kysely<Schema>;
  storage: MediaStorage;
  variants: VariantStore;
  report: (error: unknown) => void;
  userOf: (c: Context) => Promise<User | null>;
};

/** `GET /media/{id}-{version}/{ratio}-{width}.{format}`: pictures as visitors get them; `GET /media/files/{id}-{file}`: other files. Everything else below /media is a 404. */
export function mediaRoutes({ db, storage, variants, report, userOf }: Options): Hono {
  const app = new Hono({ strict: true });
  const isStaff = async (c: Context) => {
    const user = await userOf(c);
    return user !== null && mayCall('editor', user);
  };
  const files = { db, storage, findRedactions: (wanted: { id: number; file: string }) => findRedactions(db, storage, wanted), isStaff };
  app.get('/media/files/:name', async (c) => {
    try {
      return (await sendFile(c, files)) ?? refuse(c, 404, 'not_found');
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error;
      report(error);
      return refuse(c, 503, 'busy');
    }
  });
  app.get('/media/:file/:variant', async (c) => {
    const wanted = parseImagePath(c.req.param('file'), c.req.param('variant'));
    if (!wanted) return refuse(c, 404, 'not_found');
    const image = await pictureById(db, wanted.id);
    if (!image || imageVersion(image) !== wanted.version) return refuse(c, 404, 'not_found');

    if (wanted.format === 'png' && !image.transparent) return refuse(c, 404, 'not_found');
    const headers = {
      'Content-Type': contentTypeOf[wanted.format],
      'Cache-Control': 'public, max-age=31536000, immutable',
      ETag: `"${wanted.version}-${c.req.param('variant')}"`,
    };
    if (isKnown(c.req.header('If-None-Match'), headers.ETag)) return c.body(null, 304, headers);
    const result = await variants(image, wanted);
    if (result.kind === 'unreadable') return refuse(c, 404, 'not_found');
    if (result.kind === 'busy') return refuse(c, 503, 'busy');
    return c.body(result.bytes, 200, headers);
  });
  app.all('/media/*', (c) => refuse(c, 404, 'not_found'));
  return app;
}

function refuse(c: Context, status: 404 | 503, code: 'not_found' | 'busy'): Response {
  const body: ErrorBody = { code, message: t(defaultLanguage, code) };
  return c.json(body, status, { 'Cache-Control': 'no-store', ...(code === 'busy' ? { 'Retry-After': '2' } : {}) });
}
