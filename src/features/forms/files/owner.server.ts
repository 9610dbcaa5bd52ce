import { createHmac, randomBytes } from 'node:crypto';
import type { RequestContext } from '#api/request-context.server.ts';

/** By which a visitor's files are known as theirs, for as long as the browser is open. */
export const ownerCookie = 'foyer_files';

/** Null where they have sent none; what stands in the database is no key to them. */
export function ownerOf(cookie: string | undefined, secret: string): string | null {
  return cookie && /^[\w-]{22,64}$/.test(cookie) ? createHmac('sha256', secret).update(cookie).digest('base64url') : null;
}

export const ownerIn = ({ cookie }: Pick<RequestContext, 'cookie'>, secret: string): string | null => ownerOf(cookie(ownerCookie), secret);

export const newOwnerCookie = (): string => randomBytes(24).toString('base64url');
