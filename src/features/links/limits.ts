export const maxTypedSearch = 200;
/** Of each kind so many are offered, and of each production that is found so many dates. */
export const maxOfKind = 6;
export const maxDatesOfProduction = 2;
/** Places of one page that are offered. */
export const maxAnchors = 60;
export const maxAnchorText = 80;
