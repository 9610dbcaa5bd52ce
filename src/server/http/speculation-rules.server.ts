import type { Context } from 'hono';

const path = '/speculation-rules.json';

/** What a page says of them: an address, as a script in the page would need a hash of its own in the policy. */
export const speculationHeader = { 'Speculation-Rules': `"${path}"` } as const;

/** Below a language: what is made for one visitor, does something when it is opened, or is counted. */
const notAhead = ['/:language/api/*', '/:language/pageeditor-api/*', '/:language/user/*', '/:language/forms/*', '/:language/search*', '/*\\?(.+)'];

/**
 * Documents that browsers may fetch when somebody is about to open them: the same page in the other language. Other links are
 * moves within the site, which need no document; shop, account, forms, back office and calls are never among them.
 */
const rules = {
  prefetch: [
    {
      where: { and: [{ href_matches: '/(de|en){/*}?' }, { selector_matches: 'a[lang]' }, { not: { href_matches: notAhead } }] },
      eagerness: 'moderate',
    },
  ],
};

/** `GET /speculation-rules.json` */
export const speculationRules = (c: Context) =>
  c.body(JSON.stringify(rules), 200, { 'Content-Type': 'application/speculationrules+json', 'Cache-Control': 'public, max-age=86400' });

export { path as speculationPath };
