/** How long the mail server may take, in milliseconds. */
export const smtpTimeout = 15_000;
