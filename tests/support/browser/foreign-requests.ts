import type { BrowserContext } from 'playwright-core';
import { ownSite } from '../own-site.ts';

/** Notes which hosts beside the site and its box office the pages of a context ask, answered here instead of there: from the moment on at which it is called. */
export async function watchForeign(context: BrowserContext) {
  let asked = new Set<string>();
  const { url: own, boxOffice } = ownSite();
  const hosts = [own, boxOffice.url].map((address) => new URL(address).host);
  const isForeign = (url: URL) => /^https?:$/.test(url.protocol) && !hosts.includes(url.host);
  await context.route(isForeign, (route) => {
    asked.add(new URL(route.request().url()).hostname);
    return route.fulfill({ contentType: 'text/html', body: '<title>Other</title>' });
  });
  return {
    hosts: () => [...asked].sort(),
    forget: () => {
      asked = new Set();
    },
  };
}
