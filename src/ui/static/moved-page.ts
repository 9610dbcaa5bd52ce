import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { trustedHtml } from '../trusted-html/trusted-html.ts';
import { type PageData, pageDataPath } from './page-data.ts';
import { type Html, type Parts, partsKey } from './static-parts.ts';

/** Asks the server for the data and the rendered parts of the page to which a visitor moves. */
export async function loadMovedPage<Data extends object>({ request }: LoaderFunctionArgs): Promise<Data> {
  const { pathname, search } = new URL(request.url);
  const response = (await takeAhead(pathname + search)) ?? (await ask(pathname + search, request.signal));
  const answer: PageData = await response.json();
  if ('redirect' in answer) throw redirect(answer.redirect);
  if ('failure' in answer) throw data(answer.failure, { status: response.status });
  return withParts(answer.data as Data, answer.parts); // the same loader has made it, on the server
}

function ask(address: string, signal: AbortSignal): Promise<Response> {
  return fetch(pageDataPath + address, { signal }).catch((error: unknown) => {
    if (signal.aborted || !navigator.serviceWorker?.controller) throw error;
    // The worker has documents alone (src/app/offline): the page as it was kept, or what says that it was not.
    location.assign(address);
    return new Promise<never>(() => {});
  });
}

/** Milliseconds for which an answer that was fetched ahead is true enough. */
const aheadLife = 15_000;
/** Answers that were asked for before the move, by the page's path; each serves one. */
const ahead = new Map<string, Promise<Response | null>>();

/** Asks for what a move to a page needs before somebody makes it; is done when the answer has begun. */
export async function fetchAhead(address: string): Promise<void> {
  if (ahead.has(address)) return;
  const answer = fetch(pageDataPath + address, { headers: { Purpose: 'prefetch' }, priority: 'low' }).then(
    (response) => (response.ok ? response : null),
    () => null, // the move asks again
  );
  ahead.set(address, answer);
  const isThere = (await answer) !== null;
  setTimeout(() => ahead.get(address) === answer && ahead.delete(address), isThere ? aheadLife : 0);
}

/** What was fetched ahead for a move; the view is counted by asking anew, which costs no more than that nothing has changed. */
async function takeAhead(address: string): Promise<Response | null> {
  const answer = await ahead.get(address);
  if (!answer) return null;
  ahead.delete(address);
  fetch(pageDataPath + address, { priority: 'low' }).catch(() => {}); // the page is there
  return answer;
}

/** Puts the parts into the page's data. Every part's HTML is one object, however often it is asked for. */
function withParts<Data extends object>(data: Data, parts: Record<string, string>): Data {
  const known = new Map<string, Html>();
  const htmlOf: Parts = (id) => {
    const html = known.get(id) ?? { __html: trustedHtml(Object.hasOwn(parts, id) ? (parts[id] ?? '') : '') };
    known.set(id, html);
    return html;
  };
  return { ...data, [partsKey]: htmlOf };
}
