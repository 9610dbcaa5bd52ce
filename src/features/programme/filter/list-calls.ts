/** What the filters of each list ask for, each with the list's filter as its query. Not loaded before one of them is opened. */
export const listCalls = {
  /** Answer `Options` and days (YYYY-MM-DD). */
  events: { options: '/api/event-filters/', days: '/api/calendar/' },
  productions: { options: '/api/production-filters/', days: '/api/production-calendar/' },
} as const;
