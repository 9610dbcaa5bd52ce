/** A feed has at most so many events, from its first day on. */
export const feedEvents = 1000;
/** The newest so many pieces of news make the feed of them. */
export const newsEntries = 50;
/** How often a subscribed calendar should ask again (RFC 7986 §5.7). */
export const refreshInterval = 'PT1H';
/** Seconds for which a feed may be taken from a cache. */
export const feedMaxAge = 300;
/** Octets from which on a feed is compressed: below, the answer does not become smaller. */
export const worthCompressing = 500;
/** The protocol allows 50,000; made at once those are 22 MB and 200 MB of memory, these 4 MB. */
export const sitemapUrls = 10_000;

/** The database's connections that feeds and sitemaps may use: some hold a thousand events. */
export const feedShare = { name: 'feeds', connections: 2, waiting: 50, patience: 5_000, statement: 5_000 } as const;
