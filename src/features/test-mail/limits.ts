/** How often one person may have a mail sent to try it. */
export const testMailLimit = { name: 'test mail', per: 'account', max: 5, seconds: 3_600 } as const;
/** Longest part of what a mail server says that is shown, in characters. */
export const maxReason = 300;
