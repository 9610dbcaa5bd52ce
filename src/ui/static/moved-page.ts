import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { trustedHtml } from '../trusted-html/trusted-html.ts';
import { type PageData, pageDataPath } from './page-data.ts';
import { type Html, type Parts, partsKey } from './static-parts.ts';

export async function loadMovedPage<Data extends object>({ request }: LoaderFunctionArgs): Promise<Data> {
  const { pathname, search } = new URL(request.url);
  const response = await fetch(pageDataPath + pathname + search, { signal: request.signal }).catch((error: unknown) => {
    if (request.signal.aborted || !navigator.serviceWorker?.controller) throw error;
    // The worker has documents alone (src/app/offline): the page as it was kept, or what says that it was not.
    location.assign(pathname + search);
    return new Promise<never>(() => {});
  });
  const answer: PageData = await response.json();
  if ('redirect' in answer) throw redirect(answer.redirect);
  if ('failure' in answer) throw data(answer.failure, { status: response.status });
  return withParts(answer.data as Data, answer.parts); // the same loader has made it, on the server
}

/** Every part's HTML is one object, however often it is asked for. */
function withParts<Data extends object>(data: Data, parts: Record<string, string>): Data {
  const known = new Map<string, Html>();
  const htmlOf: Parts = (id) => {
    const html = known.get(id) ?? { __html: trustedHtml(Object.hasOwn(parts, id) ? (parts[id] ?? '') : '') };
    known.set(id, html);
    return html;
  };
  return { ...data, [partsKey]: htmlOf };
}
