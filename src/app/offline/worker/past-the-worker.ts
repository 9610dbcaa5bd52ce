/** A rule of the Static Routing API: what a browser that knows it does with a request without waking the worker. */
export type Way = { condition: { urlPattern: string; requestMode?: 'cors' }; source: 'network' | 'cache' };

const call = (urlPattern: string): Way => ({ condition: { urlPattern, requestMode: 'cors' }, source: 'network' });

/**
 * What the worker has nothing to say of. Files of the build are taken from whichever cache has them, else from the network: a
 * page asks for forty. Calls are never kept; an address of theirs that is opened as a document stays with the worker, which
 * says what it needs when there is no network, and so do all pages, those of staff and of the cart too.
 */
export const ways: Way[] = [
  { condition: { urlPattern: '/assets/*' }, source: 'cache' },
  ...['/api/*', '/pageeditor-api/*', '/:language/api/*', '/:language/pageeditor-api/*', '/page-data/*', '/page-head/*'].map(call),
];
