import type { Context } from 'hono';

const path = '/speculation-rules.json';

/** An address, as a script in the page would need a hash of its own in the policy. */
export const speculationHeader = { 'Speculation-Rules': `"${path}"` } as const;

/** Below a language: what is made for one visitor, does something when it is opened, or is counted. */
const notAhead = ['/:language/api/*', '/:language/pageeditor-api/*', '/:language/user/*', '/:language/forms/*', '/:language/search*', '/*\\?(.+)'];

/** Only the page in the other language is a new document; others are moves within the site. Shop, account and forms are never ahead. */
const rules = {
  prefetch: [
    {
      where: { and: [{ href_matches: '/(de|en){/*}?' }, { selector_matches: 'a[lang]' }, { not: { href_matches: notAhead } }] },
      eagerness: 'moderate',
    },
  ],
};

export const speculationRules = (c: Context) =>
  c.body(JSON.stringify(rules), 200, { 'Content-Type': 'application/speculationrules+json', 'Cache-Control': 'public, max-age=86400' });

export { path as speculationPath };
