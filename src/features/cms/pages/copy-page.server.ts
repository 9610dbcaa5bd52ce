import { problem } from '#api/problem.server.ts';
import { type BlockDocument, emptyDocument, withNewIds } from '#content/index.ts';
import type { Database } from '#db/database.server.ts';
import { draftOf } from '../containers/store-container.server.ts';
import { draftOfContainer, pageExists } from './queries/pages.server.ts';

/** What stands on a page now, published or not, as the beginning of another one: the same blocks under new ids; nothing where it has none. Rejects with `no_such_object`, `unreadable`. */
export async function draftOfPage(db: Database, id: number): Promise<BlockDocument> {
  const container = await draftOfContainer(db, id);
  if (container) return withNewIds(draftOf(container));
  const page = await pageExists(db, id);
  if (!page) throw problem('no_such_object');
  return emptyDocument;
}
