import type { RateLimit } from '#api/rate-limit/rate-limit.ts';

/** Bytes of one report, or of several that a browser sends together; and of these as many are read. */
export const maxReportBytes = 8_192;
export const maxReportsAtOnce = 20;
/** Different reports that are stored; what finds no room is counted in one row for all. */
export const maxReports = 59;
/** Days after which a report goes that has not come again. */
export const daysStored = 30;
/** Characters of what is stored of an address. */
export const maxBlocked = 120;
/** Reports on a page of the back office, and characters of what is searched among them. */
export const reportsPerPage = 60;
export const maxSearch = 100;

/** A page with a fault sends a few at once; the second holds when many visitors meet the same fault. */
export const reportLimits = [
  { name: 'policy reports', per: 'visitor', max: 60, seconds: 60 },
  { name: 'policy reports of all', per: 'everybody', max: 600, seconds: 60 },
] as const satisfies readonly RateLimit[];
