import type { LoaderFunctionArgs } from 'react-router';
import { lazyImport } from '../lazy-import.ts';

// With what follows the first view: only a move needs it.
const loadMove = lazyImport(() => import('./moved-page.ts'));

/**
 * The loader of a page whose content the server renders (`Static`). It runs on the server alone: what it answers as
 * `serverOnly` is rendered and never sent, everything else is the page's data as ever. In the browser a move to the page
 * asks the server for both data and rendered parts in one request. Pass the function behind `import.meta.env.SSR &&`,
 * so that its code stays on the server. Redirects and failures are thrown as in any loader.
 */
export const serverLoader = <Data extends object>(load: false | ((args: LoaderFunctionArgs) => Promise<Data>)): ((args: LoaderFunctionArgs) => Promise<Data>) =>
  load || loadFromServer<Data>;

const loadFromServer = async <Data extends object>(args: LoaderFunctionArgs): Promise<Data> => (await loadMove()).loadMovedPage<Data>(args);
