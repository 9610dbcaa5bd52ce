/** For all processes of a site together (rate-limit.server.ts); declared at the endpoint (`limit`), shown by OpenAPI. */
export type RateLimit = {
  /** What has one name is counted together, at whichever endpoint. */
  readonly name: string;
  /** Whom it counts: the visitor by the address of the connection, an account, a cart (which the box office has named), or everybody. */
  readonly per: 'visitor' | 'account' | 'cart' | 'everybody';
  readonly max: number;
  /** Seconds for which `max` holds, from the first time on. */
  readonly seconds: number;
  /** Seconds: after `max` times one waits, each time twice as long; all is forgotten `seconds` after the last time. */
  readonly wait?: { readonly first: number; readonly longest: number };
  /** What is counted, in the plural, where it is not each call; then the handler counts (`countAttempt`). */
  readonly counts?: string;
};

export const limitsOf = ({ limit = [] }: { readonly limit?: RateLimit | readonly RateLimit[] }): readonly RateLimit[] => ('name' in limit ? [limit] : limit);

/** For the reader of /api/docs: 'At most 180 calls per visitor in 60 s.' */
export function describeLimit({ per, max, seconds, wait, counts = 'calls' }: RateLimit): string {
  const whom = per === 'everybody' ? 'of all visitors together' : `per ${per}`;
  if (wait) return `After ${max} ${counts} ${whom} one has to wait, ${wait.first} s at first, twice as long each time, ${wait.longest} s at most.`;
  return `At most ${max} ${counts} ${whom} in ${seconds} s.`;
}
