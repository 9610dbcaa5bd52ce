/** When a visitor is asked to come back to a site that is switched off, in seconds (`Retry-After`). */
export const retryAfter = 300;
/** When one may call again who has called too often, or while the database is away, unless the answer knows better. */
export const retryCallAfter = 60;
/** Bytes of a custom error page in DATA_DIR/html that are read at most. */
export const largestErrorFile = 200_000;
/**
 * Milliseconds for a request to come in, head and body; then 408, and the connection ends. The largest body, a megabyte of
 * JSON, comes in time over 300 kbit/s. Each connection is looked at so often. One on which nothing is asked stays longer than proxies
 * keep theirs (60 s): else a request would meet one that has just been closed.
 */
export const connectionLimits = { requestTimeout: 30_000, headersTimeout: 30_000, connectionsCheckingInterval: 1_000, keepAliveTimeout: 75_000 } as const;
