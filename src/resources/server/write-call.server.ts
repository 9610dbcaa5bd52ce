import type { RequestContext } from '#api/request-context.server.ts';
import type { Role } from '#roles.ts';
import type { WriteCall } from './change-record.server.ts';
import type { Store, StoreRegistry } from './store.server.ts';

/** The role of whoever asks; no call of a record is for everybody. */
export function roleOf({ user }: Pick<RequestContext, 'user'>): Role {
  if (!user) throw new Error('Records are for those who are signed in: the access of their calls cannot be public.');
  return user.role;
}

export const writeCall = (context: RequestContext, store: Store, stores: StoreRegistry): WriteCall & Pick<RequestContext, 'ifMatch'> => ({
  db: context.db,
  language: context.language,
  now: context.now,
  service: context.service,
  ...(context.ifMatch !== undefined && { ifMatch: context.ifMatch }),
  role: roleOf(context),
  store,
  stores,
});
