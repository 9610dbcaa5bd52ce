import { implement } from '#api/implement/implement.server.ts';
import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { type StaffEventDetail, staffEventContract } from './contract.ts';
import { eventChoices } from './queries/event-choices.server.ts';
import { lockEvent } from './queries/events.server.ts';
import { presentWholeEvent, staffEventRow } from './staff-events.server.ts';
import { storeEvent } from './store-event.server.ts';

export const staffEventOperations = implement(staffEventContract, {
  eventChoices: ({ query: { q, ids } }, context) => eventChoices(context, q, ids),

  staffEvent: async ({ parameters: { id } }, context) => (await stored(context, id)) ?? problem('not_found'),

  changeStaffEvent: async ({ parameters: { id }, body }, context) => {
    const { db, ifMatch } = context;
    const event = await lockEvent(db, id);
    if (!event) return problem('not_found');
    if (event.revision !== ifMatch) throw problem('stale', { data: { revision: event.revision } });
    await storeEvent(db, id, event.details, body);
    return (await stored(context, id)) ?? problem('not_found');
  },
});

async function stored({ db, language }: RequestContext, id: number): Promise<StaffEventDetail | null> {
  const row = await staffEventRow(db, id);
  return row ? presentWholeEvent(row, language) : null;
}
