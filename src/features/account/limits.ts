/** A session that is not used ends after this many days. */
export const idleDays = 7;
/** A session ends after this many days, however much it is used. */
export const absoluteDays = 30;
/** A session in use is noted as such once in this many minutes. */
export const touchMinutes = 10;
/** For how long a process may answer from memory who a cookie belongs to, in seconds. */
export const rememberSeconds = 3;
/** Sessions that a process remembers at most. */
export const maxRemembered = 1_000;

/** NIST SP 800-63B-4 §3.1.1.2: length is what counts. */
export const minPasswordLength = 10;
export const maxPasswordLength = 128;

/** Argon2id as OWASP's Password Storage Cheat Sheet has it: 19 MiB, two passes, one lane. */
export const argon2 = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32, saltLength: 16 } as const;
/** Passwords that are worked on at once: each takes 19 MiB. */
export const maxHashesAtOnce = 4;

/** A link to confirm an address holds for this many hours, one to set a password for as many minutes. */
export const confirmHours = 48;
export const resetMinutes = 60;
/** An account that nobody confirms is kept for this many days: long after its first link, as a sign-in sends another. */
export const unconfirmedDays = 30;
/** An invitation to work here holds for this many days. */
export const staffInvitationDays = 7;
/** The code of a venue's first start holds for this many days, and may be typed wrongly so often. */
export const firstRunDays = 7;
export const firstRunAttempts = { name: 'first run', per: 'visitor', max: 20, seconds: 3_600 } as const;
/** The one-time link that `npm run user` prints, or an administrator makes, in hours. */
export const invitationHours = 72;

const day = 24 * 3_600;
const guesses = { name: 'sign-in', counts: 'wrong passwords', seconds: day, wait: { first: 2, longest: 15 * 60 } } as const;
/** A device and a network from which the owner has signed in are counted apart: no stranger uses up their attempts. */
export const wrongPasswords = {
  visitor: { ...guesses, per: 'visitor', max: 25 },
  account: { ...guesses, per: 'account', max: 5 },
  device: { ...guesses, name: 'sign-in, known device', per: 'account', max: 5 },
  network: { ...guesses, name: 'sign-in, known network', per: 'account', max: 5 },
} as const;
/** A browser in which somebody has signed in is known for so many days. */
export const deviceDays = 180;
/** Those of who is signed in: counted apart, as anybody could lock the owner out with the others. */
export const wrongPasswordsInside = { ...guesses, name: 'signed in', per: 'account', max: 5 } as const;
const sent = { name: 'mails', counts: 'mails', seconds: 3_600 } as const;
/** Mails that one visitor may cause, and that one address may have sent to it. */
export const requestedMails = { visitor: { ...sent, per: 'visitor', max: 20 }, account: { ...sent, per: 'account', max: 5 } } as const;

/** The log of sign-ins is kept for this many days. */
export const logDays = 90;

export const maxNameLength = 100;
export const maxEmailLength = 254;

/** Wrong codes of a second factor: whoever gets there knows the password, or has the session. */
export const wrongCodes = { ...guesses, name: 'second factor', counts: 'wrong codes', per: 'account', max: 5 } as const;
/** Those of who is signed in: counted apart, as whoever knows the password could lock the owner out with the others. */
export const wrongCodesInside = { ...wrongCodes, name: 'second factor, signed in' } as const;
/** Passkeys are asked for without an account being known; each use is two calls, and a venue has one address. */
export const passkeyCalls = { name: 'passkeys', per: 'visitor', max: 300, seconds: 3_600 } as const;
/** A sign-in waits for its second factor for so many minutes. */
export const secondStepMinutes = 10;
/** What a passkey has to answer holds for so many minutes. */
export const challengeMinutes = 5;
/** A proof to be there, by password or second factor, holds for so many minutes. */
export const proofMinutes = 10;
export const recoveryCodes = 10;
export const maxPasskeys = 10;
export const maxPasskeyName = 60;
/** RFC 6238, as every app takes them; one step either way is a clock that is off. */
export const totp = { digits: 6, period: 30, window: 1 } as const;
