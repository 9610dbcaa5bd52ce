/** With the list's filter as query; not loaded before one is opened. */
export const listCalls = {
  events: { options: '/api/event-filters/', days: '/api/calendar/' },
  productions: { options: '/api/production-filters/', days: '/api/production-calendar/' },
} as const;
