/** Milliseconds between two times that what was gathered is written. */
export const pause = 20_000;
/** Different views that are gathered between two times; further ones are counted without page and referrer. */
export const maxGathered = 5_000;
/** Addresses with their query of which it is remembered which page they are. */
export const maxRemembered = 1_000;
/** Rows of one day: forged referrers and paths fill no more than that. */
export const maxRowsPerDay = 20_000;
/** Days for which counts are kept: two years, so that a season can be compared with the one before. */
export const viewDays = 800;
/** Characters of a path and of a host that are counted; longer ones are nobody's page. */
export const maxPath = 200;
export const maxHost = 100;
export const viewsPerPage = 50;
/** Days up to today. */
export const periods = ['7', '30', '90', '365'] as const;
export const defaultPeriod = '30';
/** What a list of views is by. */
export const groupings = ['page', 'referrer', 'device', 'day'] as const;
export const defaultGrouping = 'page';
