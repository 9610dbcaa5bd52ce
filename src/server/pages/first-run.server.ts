import { isFirstRun } from '#features/account/index.server.ts';
import { unlocalisedRoutes } from '#routes.ts';
import type { Site } from '../site.server.ts';

/** Where a venue begins that is empty and has nobody who administers it. */
export const firstRunPath = `${unlocalisedRoutes.backOffice}/first-run`;

/**
 * Where the home page of such a venue leads: to the page that makes its first administrator, in the reader's language; null for
 * any other. Once there is an administrator one always stays (decision 0112), so nobody is asked again, and a process that has
 * found one at its start never asks.
 */
export function firstRunGate({ db, isFirstRun: startsEmpty }: Pick<Site, 'db' | 'isFirstRun'>): (path: string) => Promise<string | null> {
  let isOver = !startsEmpty;
  return async (path) => {
    const [, language] = /^\/(de|en)\/?$/.exec(path) ?? [];
    if (isOver || !language) return null;
    isOver = !(await isFirstRun(db));
    if (isOver || (await db.selectFrom('event').select('id').limit(1).executeTakeFirst())) return null;
    return firstRunPath + (language === 'en' ? '?lang=en' : '');
  };
}
