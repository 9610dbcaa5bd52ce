import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { negotiate } from '#api/http/encoding.server.ts';
import { etagOf, isKnown } from '#api/http/etag.server.ts';
import { messageFor } from '#api/strings.ts';
import type { Language } from '#i18n/language.ts';
import { FallbackErrorPage } from '../../app/fallback-error-page/fallback-error-page.tsx';
import type { RenderedPage } from '../../app/render.server.tsx';
import { speculationHeader } from '../http/speculation-rules.server.ts';
import type { PageRequest } from './page-request.ts';

/** Compressed on another thread; 304 where the visitor has it already. */
export async function sendPage(
  { c, finish }: PageRequest,
  { status, html, retryAfter }: Pick<RenderedPage, 'status' | 'html' | 'retryAfter'>,
): Promise<Response> {
  const plain = Buffer.from(finish(html));
  const headers = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    Vary: 'Accept-Encoding',
    ...(status === 200 && speculationHeader),
    'Cache-Control': status === 200 ? 'no-cache' : 'no-store',
  });
  if (retryAfter) headers.set('Retry-After', retryAfter);
  if (status === 200) {
    const etag = etagOf(plain);
    headers.set('ETag', etag);
    if (isKnown(c.req.header('If-None-Match'), etag)) return new Response(null, { status: 304, headers });
  }
  if (negotiate(c.req.header('Accept-Encoding')) === null) return new Response(plain, { status, headers });
  headers.set('Content-Encoding', 'gzip');
  return new Response(await promisify(gzip)(plain, { level: 4 }), { status, headers });
}

/** Nothing has failed, and nobody reads the answer. */
export const gone = () => new Response(null, { status: 499, headers: { 'Cache-Control': 'no-store' } });

/** No script and no style sheet, so that nothing fails again (E §8). */
export function sendFallback(language: Language, reference: string): Response {
  const html = `<!doctype html>${renderToStaticMarkup(createElement(FallbackErrorPage, { language }, createElement('p', null, messageFor(language, 'internal', { reference }))))}`;
  return new Response(html, { status: 500, headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' } });
}
