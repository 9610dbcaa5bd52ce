import { implement } from '#api/implement/implement.server.ts';
import { formService } from '../../form-service.server.ts';
import { retentionContract } from '../contract.ts';
import { applyRetention, readRetention } from './queries.server.ts';

export const retentionOperations = implement(retentionContract, {
  retention: ({ parameters: { id }, query: { days } }, { db, now }) => readRetention(db, id, now, days),
  applyRetention: async ({ parameters: { id }, body: { days } }, { db, now, service }) => {
    const { changed, deleted } = await applyRetention({ db, now, jobs: service(formService).jobs }, id, days);
    return { changed, deleted, amount: changed + deleted };
  },
});
