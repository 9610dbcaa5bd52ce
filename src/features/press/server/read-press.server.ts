import type { Database } from '#db/database.server.ts';
import { pressPictures, productionForPress } from './queries.server.ts';

type PressContext = { db: Database; now: Date };

/**
 * What a production has for the press, as far as who asks may see it: whoever has its link at once, everybody else from the moment
 * on that is set, once visitors see the production. Null where there is nothing to see. Two statements.
 */
export async function readPress({ db, now }: PressContext, id: number, token: string | undefined) {
  const production = await productionForPress(db, id, now);
  if (!production) return null;
  const isInvited = token !== undefined && production.token === token;
  const isOpen = production.is_seen && (production.press_from === null || production.press_from <= now);
  if (!isInvited && !isOpen) return null;
  const pictures = await pressPictures(db, id, now);
  return { ...production, pictures, isOpen, isInvited };
}

export type PressRows = NonNullable<Awaited<ReturnType<typeof readPress>>>;
