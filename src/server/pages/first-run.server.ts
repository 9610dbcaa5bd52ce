import { isFirstRun } from '#features/account/index.server.ts';
import { unlocalisedRoutes } from '#routes.ts';
import type { Site } from '../site.server.ts';

export const firstRunPath = `${unlocalisedRoutes.backOffice}/first-run`;

/** Null once there is an administrator, as one always stays (decision 0112): the home page then never leads there again. */
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
