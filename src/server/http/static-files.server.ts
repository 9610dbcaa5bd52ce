import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Handler } from 'hono';
import { negotiate } from '#api/http/encoding.server.ts';
import { etagOf, isKnown } from '#api/http/etag.server.ts';

/** A copy for every request would cost more than the rest of it. */
type Bytes = Buffer<ArrayBuffer>;

type StaticFile = { type: string; etag: string; plain: Bytes; br: Bytes | null; gzip: Bytes | null; immutable: boolean };

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
};

/** From memory: no path of a request reaches the file system. Compressed at first use, as all would make the start a second longer. */
export function staticFiles(folder: string, styleSheets: ReadonlyMap<string, Bytes> = new Map()): Handler {
  const cached = new Map<string, { bytes: Bytes; type: string; immutable: boolean }>();
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const type = types[extname(path)];
    if (!type || path.startsWith('.vite')) continue;
    const url = `/${relative(folder, join(folder, path)).split(sep).join('/')}`;
    cached.set(url, { bytes: readFileSync(join(folder, path)), type, immutable: url.startsWith('/assets/') });
  }
  const files = new Map<string, StaticFile>();
  const prepared = (path: string): StaticFile | undefined => {
    const sheet = styleSheets.get(path);
    const content = cached.get(path) ?? (sheet && { bytes: sheet, type: types['.css'] ?? '', immutable: true });
    const file = content && prepare(content.bytes, content.type, content.immutable);
    if (file) files.set(path, file);
    return file;
  };
  return async (c, next) => {
    const file = files.get(c.req.path) ?? prepared(c.req.path);
    if (!file || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) return next();
    const headers: Record<string, string> = {
      'Content-Type': file.type,
      ETag: file.etag,
      Vary: 'Accept-Encoding',
      'Cache-Control': file.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    };
    if (isKnown(c.req.header('If-None-Match'), file.etag)) return c.body(null, 304, headers);
    const encoding = negotiate(c.req.header('Accept-Encoding'));
    const encoded = encoding && file[encoding];
    if (encoding && encoded) headers['Content-Encoding'] = encoding;
    return c.body(encoded || file.plain, 200, headers);
  };
}

function prepare(plain: Bytes, type: string, immutable: boolean): StaticFile {
  const worthwhile = /^(text|application|image\/svg)/.test(type) && plain.length > 500;
  return {
    type,
    plain,
    immutable,
    etag: etagOf(plain),
    br: worthwhile ? brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }) : null,
    gzip: worthwhile ? gzipSync(plain, { level: 9 }) : null,
  };
}
