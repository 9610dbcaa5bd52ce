import { implement } from '#api/implement/implement.server.ts';
import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { eventsByIds } from '#features/programme/index.server.ts';
import { calendarPaths } from './calendar-paths.ts';
import { type Favourites, favouritesContract } from './contract.ts';
import { addFavourites, calendarToken, favouriteIds, removeCalendar, removeFavourite, renewCalendar } from './queries.server.ts';

export const favouriteOperations = implement(favouritesContract, {
  favourites: async (_, context) => (context.user ? present(context) : { is_signed_in: false, ids: [], calendar: null }),

  addFavourites: async ({ body }, context) => {
    const added = await addFavourites(context.db, own(context), body.ids);
    return added ? present(context) : problem('favourites_full');
  },

  removeFavourite: async ({ parameters: { id } }, context) => {
    await removeFavourite(context.db, own(context), id);
    return present(context);
  },

  makeCalendar: async (_, context) => {
    await renewCalendar(context.db, own(context));
    return present(context);
  },

  removeCalendar: async (_, context) => {
    await removeCalendar(context.db, own(context));
    return present(context);
  },

  rememberedEvents: async ({ query: { ids } }, context) => ({ events: await eventsByIds(context, ids) }),
});

async function present(context: RequestContext): Promise<Favourites> {
  const { db, language } = context;
  const [ids, token] = await Promise.all([favouriteIds(db, own(context)), calendarToken(db, own(context))]);
  return { is_signed_in: true, ids, calendar: token && `/${language}${calendarPaths.secret.replace('{token}', token)}` };
}

/** Whose account it is; `access` has seen to it that there is one. */
function own({ user }: RequestContext): number {
  if (!user) throw new Error('This endpoint needs access "visitor".');
  return user.id;
}
