import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { RequestContext } from '#api/request-context.server.ts';
import { accountService } from '../accounts.server.ts';
import { deviceDays } from '../limits.ts';

/** So that a stranger who guesses cannot lock the owner out (OWASP, "Device Cookies"); it opens nothing. */
const deviceCookieName = (baseUrl: string): string => (baseUrl.startsWith('https:') ? '__Host-device' : 'device');

type Visit = Pick<RequestContext, 'baseUrl' | 'cookie' | 'service'>;

/** What a known device of an account is counted by; null: it is not known for this account. */
export function knownDevice({ baseUrl, cookie, service }: Visit, account: string): string | null {
  const [id = '', signature = '', ...rest] = (cookie(deviceCookieName(baseUrl)) ?? '').split('.');
  if (rest.length > 0 || !/^[\w-]{22}$/.test(id)) return null;
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(service(accountService).deviceKey, account, id))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}

/** Makes the device known after the right password; anew each time, so that a copy of an old cookie is counted by itself. */
export function rememberDevice({ baseUrl, now, setCookie, service }: RequestContext, account: string): void {
  const id = randomBytes(16).toString('base64url');
  const expires = new Date(now.getTime() + deviceDays * 24 * 3_600_000);
  setCookie(deviceCookieName(baseUrl), `${id}.${sign(service(accountService).deviceKey, account, id)}`, { expires, httpOnly: true });
}

const sign = (key: string, account: string, id: string) =>
  createHmac('sha256', key)
    .update(JSON.stringify(['device', account, id]))
    .digest('base64url');
