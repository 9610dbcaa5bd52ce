/** Milliseconds between two rounds of the checks. */
export const roundPause = 60_000;
/** Seconds between two looks of a check that does not say otherwise, and at most of one that is red. */
export const usualEvery = 60;
export const redEvery = 300;
/** Seconds between two looks of checks that ask other machines or read much. */
export const hourly = 3_600;
/** Milliseconds of red after which administrators are told, and of green after which they are told that it is well again. */
export const mailDelay = 15 * 60_000;
export const wellAfter = 30 * 60_000;
/** Milliseconds for which the process that checks keeps the others from it, and between two words of each that it wants to; that one check may take. */
export const leaseTime = 20_000;
export const leaseBeat = 7_000;
export const checkPatience = 20_000;

/** Shares of the disk, and bytes, below which it is full. */
export const minFreeShare = 0.1;
export const minFreeBytes = 2_000_000_000;
/** Milliseconds that the newest backup may be old. */
export const maxBackupAge = 36 * 3_600_000;
/** Milliseconds that a job may be late, that a mail may wait, and that the search may lag behind. */
export const maxLate = 15 * 60_000;
export const maxSearchLag = 5 * 60_000;
/** Mails that were refused for their recipients alone, while no other has left, after which it is the server that refuses them. */
export const maxRefusedRecipients = 5;
/** Milliseconds that the database may take for nothing, and share of its connections that may be in use. */
export const maxRoundTrip = 1_000;
export const maxConnectionShare = 0.85;
/** Milliseconds by which the clocks may differ. */
export const maxClockDifference = 2_000;
/** Days before the end of a certificate; a version's support is told of when it has ended. */
export const certificateDays = 14;
/** Requests of people in an hour, a few of each, that say whence they come, and share of them that decides. */
export const minRequests = 20;
export const decisiveShare = 0.8;
/** Of the last 24 hours: new addresses that people did not find, and reports of what the content policy had not stopped before. */
export const maxNewPaths = 20;
export const minReports = 10;
/** How often one may have all looked at. */
export const checkLimit = { name: 'site state', per: 'visitor', max: 10, seconds: 60 } as const;
