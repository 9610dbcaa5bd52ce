/** A session that is not used ends after this many days. */
export const idleDays = 7;
/** A session ends after this many days, however much it is used. */
export const absoluteDays = 30;
/** A session in use is noted as such once in this many minutes. */
export const touchMinutes = 10;
/** For how long a process may answer from memory who a cookie belongs to, in seconds. */
export const rememberSeconds = 3;
/** Sessions that a process remembers at most. */
export const mostRemembered = 1_000;

/** NIST SP 800-63B-4 §3.1.1.2: length is what counts. */
export const shortestPassword = 10;
export const longestPassword = 128;

/** Argon2id as OWASP's Password Storage Cheat Sheet has it: 19 MiB, two passes, one lane. */
export const argon2 = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32, saltLength: 16 } as const;
/** Passwords that are worked on at once: each takes 19 MiB. */
export const mostHashesAtOnce = 4;

/** A link to confirm an address holds for this many hours, one to set a password for as many minutes. */
export const confirmHours = 48;
export const resetMinutes = 60;
/** An account that nobody confirms is kept for this many days: long after its first link, as a sign-in sends another. */
export const unconfirmedDays = 30;
/** The one-time link that `npm run user` prints, in hours. */
export const invitationHours = 72;

/** Wrong passwords before an account, or a visitor's address, has to wait; each further one doubles the wait. */
export const freeAttempts = { account: 5, address: 25 } as const;
/** The first and the longest wait, in seconds. */
export const firstWait = 2;
export const longestWait = 15 * 60;
/** After this many hours without an attempt all is forgotten. */
export const forgetHours = 24;
/** Mails that one address may have sent to it, and that one visitor may cause, within an hour. */
export const mailsAnHour = { account: 5, address: 20 } as const;

/** The log of sign-ins is kept for this many days. */
export const logDays = 90;

export const longestName = 100;
export const longestEmail = 254;
