/** Before the path and query of a page: what machines read in its head, for the head after a move within the site. */
export const pageHeadPath = '/page-head';

/** What `GET /page-head/{path}` answers: the tags as HTML, where the page has gone, or with a status from 400 on why there are none. */
export type PageHeadTags = { tags: string } | { redirect: string } | { failure: unknown };

/** Description, robots, canonical, language and feed links, Open Graph: what of a page's head is about this page (page-meta.tsx). */
export const pageTagsSelector =
  'link[rel=canonical], link[rel=alternate], meta[name=description], meta[name=robots], meta[property^="og:"], meta[name="twitter:card"]';

/** No value of React's HTML holds a `>`. */
export const pageTags = (head: string): string =>
  (head.match(/<(?:link rel="(?:canonical|alternate)"|meta (?:name="(?:description|robots|twitter:card)"|property="og:))[^>]*>/g) ?? []).join('');
