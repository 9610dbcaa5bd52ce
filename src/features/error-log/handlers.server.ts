import { implement } from '#api/implement.server.ts';
import { problem } from '#api/problem.server.ts';
import { errorLogContract } from './contract.ts';
import { logFailedCall, logNotFound } from './log.server.ts';

export const errorLogOperations = implement(errorLogContract, {
  report: async ({ body: { url, kind, status } }, { db, now }) => {
    const taken = kind === 'call' ? await logFailedCall(db, { path: url, status, now }) : await logNotFound(db, url, now);
    if (!taken) return problem('too_many');
  },
});
