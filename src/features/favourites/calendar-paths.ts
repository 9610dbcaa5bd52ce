/** Where a calendar is that only its address opens, and where one is for a file; the feeds answer them. Apart from the contract, which the page of favourites would load with all its schemas. */
export const calendarPaths = { secret: '/api/favourites/{token}.ics', file: '/api/favourites.ics' } as const;
