import { implement } from '#api/implement/implement.server.ts';
import { tooMany } from '#api/rate-limit/rate-limit.server.ts';
import { errorLogContract } from './contract.ts';
import { logFailedCall, logNotFound } from './log.server.ts';

export const errorLogOperations = implement(errorLogContract, {
  report: async ({ body: { url, kind, status } }, { db, now }) => {
    const wait = kind === 'call' ? await logFailedCall(db, { path: url, status, now }) : await logNotFound(db, url, now);
    if (wait > 0) return tooMany(wait);
  },
});
