/** Keeps the id of the alert that the visitor has closed (V §4, §9). */
export const alertCookie = 'top-alert-noeku';
/** How long a closed alert stays closed, in days. */
export const alertCookieDays = 365;
