import { connectionOf } from '#api/rate-limit/connection-of.ts';
import { countAttempt } from '#api/rate-limit/rate-limit.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { requestedMails } from '../limits.ts';
import { tooManyMails } from '../refuse.server.ts';

type Asking = Pick<RequestContext, 'db' | 'now' | 'visitor'>;

/** Counts a mail to an address that a visitor asks for; throws 429 `too_many_mails`, whether the address has an account or not. */
export async function countMail(context: RequestContext, email: string): Promise<void> {
  if (!(await mayMail(context, email))) throw tooManyMails();
}

/** The same for mails that nobody asked for in so many words: whether one may go. */
export async function mayMail(context: Asking, email: string): Promise<boolean> {
  const { address } = context.visitor;
  const waits = await Promise.all([
    countAttempt(context, requestedMails.account, email),
    address === '' ? 0 : countAttempt(context, requestedMails.visitor, connectionOf(address)),
  ]);
  return waits.every((wait) => wait === 0);
}
