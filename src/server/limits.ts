/** When a visitor is asked to come back to a site that is switched off, in seconds (`Retry-After`). */
export const retryAfter = 300;
/** When one may call again who has called too often, or while the database is away, unless the answer knows better. */
export const retryCallAfter = 60;
/** Bytes of a custom error page in DATA_DIR/html that are read at most. */
export const largestErrorFile = 200_000;
/** Milliseconds: a megabyte comes in time over 300 kbit/s, and idle connections stay longer than proxies keep theirs (60 s). */
export const connectionLimits = { requestTimeout: 30_000, headersTimeout: 30_000, connectionsCheckingInterval: 1_000, keepAliveTimeout: 75_000 } as const;
