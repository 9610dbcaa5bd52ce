import { deferred } from '#ui/deferred.tsx';
import { lazyImport } from '#ui/lazy-import.ts';

const load = lazyImport(() => import('./cart-notice.tsx'));

// The code of notices comes with the first ticket in a cart: while the site cannot be reached it is there.
export const DeferredCartNotice = deferred(false, async () => (await load()).CartNotice);
export const DeferredNotice = deferred(false, async () => (await load()).Notice);
