/** Venues on a page of the list. */
export const venuesPerPage = 20;
/** Next dates that a venue's page lists, of all its rooms together; the programme has the rest. */
export const maxVenueEvents = 8;
