/** Of one mail: receivers, entries that it names, and characters of one version of a field. */
export const maxReceivers = 50;
export const maxMailedEntries = 200;
export const maxMailedText = 300;
/** Characters of the words above the list. */
export const maxMailNote = 2_000;
/** Mails of changes, whoever they go to, that somebody may send. */
export const changesMails = { name: 'mails of changes', counts: 'mails', per: 'account', max: 20, seconds: 3_600 } as const;
