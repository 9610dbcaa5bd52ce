import type { LoaderFunctionArgs } from 'react-router';
import { lazyImport } from '../lazy-import.ts';

// With what follows the first view: only a move needs it.
const loadMove = lazyImport(() => import('./moved-page.ts'));

/** The server alone runs it (pass it behind `import.meta.env.SSR &&`); a move asks for data and parts, `serverOnly` is never sent. */
export const serverLoader = <Data extends object>(load: false | ((args: LoaderFunctionArgs) => Promise<Data>)): ((args: LoaderFunctionArgs) => Promise<Data>) =>
  load || loadFromServer<Data>;

const loadFromServer = async <Data extends object>(args: LoaderFunctionArgs): Promise<Data> => (await loadMove()).loadMovedPage<Data>(args);
