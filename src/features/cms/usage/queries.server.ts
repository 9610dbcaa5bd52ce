import type { Database } from '#db/database.server.ts';
import { containersWithOwners } from '../containers/queries/container-owner.server.ts';

/** Every container with what it belongs to, and what is published of each in whichever languages. */
export async function allContainers(db: Database) {
  const [rows, published] = await Promise.all([
    containersWithOwners(db).execute(),
    db.selectFrom('published_container').select(['container_id', 'document']).where('document', 'is not', null).execute(),
  ]);
  const shown = new Map<number, (string | null)[]>();
  for (const { container_id, document } of published) shown.set(container_id, [...(shown.get(container_id) ?? []), document]);
  return { rows, shown };
}
