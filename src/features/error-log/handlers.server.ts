import { implement } from '#api/implement/implement.server.ts';
import { countAttempt, tooMany } from '#api/rate-limit/rate-limit.server.ts';
import { errorLogContract } from './contract.ts';
import { entries } from './limits.ts';
import { logFailedCall } from './log.server.ts';
import { notFoundCounterService } from './not-found/not-found-counter.server.ts';
import { reducePath } from './reduce-path.ts';

export const errorLogOperations = implement(errorLogContract, {
  report: async ({ body: { url, kind, status } }, { db, now, baseUrl, visitor, service }) => {
    if (kind === 'call') {
      const wait = await logFailedCall(db, { path: url, status, now });
      return wait > 0 ? tooMany(wait) : undefined;
    }
    if (reducePath(url) === null) return;
    const wait = await countAttempt({ db, now }, entries, '');
    if (wait > 0) return tooMany(wait);
    // Sent after a move within the site (E §8): one of its own links led there.
    service(notFoundCounterService).note({ path: url, referrer: baseUrl, agent: visitor.device });
  },
});
