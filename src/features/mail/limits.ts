/** Waits before a mail is tried again, in milliseconds; after the last it is given up and reported. */
export const retryWaits = [1_000, 10_000, 60_000] as const;
/** Mails that may wait at once; more means that something is wrong, and they are refused and reported. */
export const mostWaiting = 500;
/** How long the mail server may take, in milliseconds. */
export const smtpTimeout = 15_000;
