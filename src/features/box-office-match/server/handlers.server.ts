import { implement, type Operation } from '#api/implement/implement.server.ts';
import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { nameOfStaff } from '#features/back-office/index.server.ts';
import { shopService } from '#features/booking/index.server.ts';
import { eventStore } from '#features/programme/records/event.resource.server.ts';
import type { StoreRegistry } from '#resources/server/store.server.ts';
import { writeCall } from '#resources/server/write-call.server.ts';
import { boxOfficeMatchContract } from '../contract.ts';
import { compareRows } from './compared-rows.server.ts';
import { noteComparison } from './last-comparison.server.ts';
import { presentComparedDate } from './present-comparison.server.ts';
import { acceptDifference, acceptedDifferences, deleteAccepted, spanAt } from './queries.server.ts';
import { takeOver } from './take.server.ts';

export const boxOfficeMatchOperations = (stores: StoreRegistry): Operation[] =>
  implement(boxOfficeMatchContract, {
    compareBoxOffice: async (_, context) => {
      const { db, language, now } = context;
      const nothing = { dates: [], compared: 0, is_cut: false };
      const office = context.service(shopService).office;
      if (!office) return { state: 'none' as const, ...nothing };
      if (!office.capabilities.listsEvents) return { state: 'unsupported' as const, ...nothing };
      const theirs = await eventsThere(context);
      if (!theirs) return { state: 'unavailable' as const, ...nothing };
      const { rows, compared, isCut } = await compareRows(db, now, theirs);
      const accepted = await acceptedDifferences(db);
      const dates = rows.map((row) => presentComparedDate(row, accepted, language));
      await noteComparison(db, dates, now);
      return { state: 'compared' as const, dates, compared, is_cut: isCut };
    },

    takeFromBoxOffice: async ({ body: { dates } }, context) => {
      const theirs = await eventsThere(context);
      if (!theirs) return problem('box_office_silent');
      const { theirs: there } = await compareRows(context.db, context.now, theirs);
      return takeOver(writeCall(context, eventStore, stores), dates, there);
    },

    keepFromBoxOffice: async ({ body: { id, field } }, context) => {
      const { db, now, user } = context;
      const theirs = await eventsThere(context);
      if (!theirs) return problem('box_office_silent');
      const { rows } = await compareRows(db, now, theirs);
      const sides = rows.find(({ ours }) => ours.id === id)?.differences.find((difference) => difference.field === field)?.sides;
      if (sides === undefined) return problem('no_difference');
      const said = { sides, user_name: nameOfStaff(user?.id), at: now };
      await acceptDifference(db, id, field, said);
    },

    tellFromBoxOffice: async ({ body: { id, field } }, { db }) => {
      await deleteAccepted(db, id, field);
    },
  });

/** What the box office has of the days that are compared; null where it does not say. */
async function eventsThere({ service, now }: Pick<RequestContext, 'service' | 'now'>) {
  const { from, until } = spanAt(now);
  const answer = await service(shopService).office?.events(from, until);
  return answer?.ok ? answer.value : null;
}
