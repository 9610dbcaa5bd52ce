import { alertCookie, alertCookieDays } from './limits.ts';

/** The id of the alert that was closed, from the text of `document.cookie`; null if none was. */
export const closedAlert = (cookies: string): string | null => new RegExp(`(?:^|; )${alertCookie}=(\\d+)`).exec(cookies)?.[1] ?? null;

/** The line for `document.cookie` that remembers a closed alert. */
export const closedAlertCookie = (id: number): string => `${alertCookie}=${id}; path=/; max-age=${alertCookieDays * 86_400}; samesite=lax`;

/**
 * Runs before the first paint, in the one inline script that the content security policy names by its hash: a page is the same for
 * everybody, so only the device knows whether its alert was closed.
 */
export const alertScript = `(function(d,m){if(m&&m[1]===d.alert)d.alertClosed=''})(document.documentElement.dataset,document.cookie.match(/(?:^|; )${alertCookie}=(\\d+)/));`;
