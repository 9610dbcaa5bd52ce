import type { BrowserContext } from 'playwright-core';
import { ownSite } from '../own-site.ts';

/** Answered here instead of there, from the call on. */
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
