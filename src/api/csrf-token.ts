/** Cookie, header and call of the check against forged requests (src/server/csrf/csrf.server.ts); the names are the specification's (V §7, E §7). */
export const csrfCookie = 'csrftoken';
export const csrfHeader = 'X-CSRFToken';
export const csrfTokenPath = '/api/csrf-token/';

/** The token for a change: that of the cookie, which a visitor is given on the first one, and again when it no longer holds. */
export async function csrfToken(renewed: boolean): Promise<string> {
  if (renewed || !read()) await fetch(csrfTokenPath, { credentials: 'same-origin' });
  return read() ?? '';
}

const read = (): string | undefined => new RegExp(`(?:^|; )${csrfCookie}=([^;]+)`).exec(document.cookie)?.[1];
