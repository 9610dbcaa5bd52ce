/** Accounts on one page of the list. */
/** Days of grace until a second factor has to be there. */
export const maxGraceDays = 90;
export const staffPerPage = 50;
export const maxSearch = 100;
/** Invitations that are over are shown for so many days, and deleted after as many more. */
export const shownInvitationDays = 30;
export const invitationRetentionDays = 365;
/** A link for a new password that is handed over holds so long. */
export const resetLinkHours = 24;
/** Of one person's history the last entries. */
export const maxHistory = 50;
/** Mails that an administrator sends by a button, in an hour. */
export const staffMails = { name: 'mails of staff', per: 'visitor', max: 60, seconds: 3_600 } as const;
