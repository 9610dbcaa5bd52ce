import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { withParts } from './static-parts.ts';

/** What `GET /page-data/{path}` answers: a page's data and static parts, or where it has gone; with a status from 400 on, what the failure says of itself. */
export type PageData = { data: object; parts: Record<string, string> } | { redirect: string } | { failure: unknown };

/** Before the path and query of a page: what a move within the site to this page needs. */
export const pageDataPath = '/page-data';

/**
 * The loader of a page whose content the server renders (`Static`). It runs on the server alone: what it answers as
 * `serverOnly` is rendered and never sent, everything else is the page's data as ever. In the browser a move to the page
 * asks the server for both data and rendered parts in one request. Pass the function behind `import.meta.env.SSR &&`,
 * so that its code stays on the server. Redirects and failures are thrown as in any loader.
 */
export const serverLoader = <Data extends object>(load: false | ((args: LoaderFunctionArgs) => Promise<Data>)): ((args: LoaderFunctionArgs) => Promise<Data>) =>
  load || loadFromServer<Data>;

async function loadFromServer<Data extends object>({ request }: LoaderFunctionArgs): Promise<Data> {
  const { pathname, search } = new URL(request.url);
  const response = await fetch(pageDataPath + pathname + search, { signal: request.signal });
  const answer: PageData = await response.json();
  if ('redirect' in answer) throw redirect(answer.redirect);
  if ('failure' in answer) throw data(answer.failure, { status: response.status });
  return withParts(answer.data as Data, answer.parts); // the same loader has made it, on the server
}
