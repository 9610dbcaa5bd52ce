/** When a visitor is asked to come back to a site that is switched off, in seconds (`Retry-After`). */
export const retryAfter = 300;
/** When one may call again who has called too often, or while the database is away, unless the answer knows better. */
export const retryCallAfter = 60;
/** Bytes of a custom error page in DATA_DIR/html that are read at most. */
export const largestErrorFile = 200_000;
