import { audit } from '#api/audit/audit.server.ts';
import type { Database } from '#db/database.server.ts';
import { showVersion, unpublish } from '../containers/publish.server.ts';
import type { Writing } from '../containers/store-container.server.ts';

type Releasing = Omit<Writing, 'user'>;

/** Publishes what waits for a release, and puts the pages on which it stands online, within the caller's transaction. */
export async function publishWithRelease(releasing: Releasing, releaseId: number): Promise<void> {
  const { db, now } = releasing;
  for (const planned of await lockPlanned(db, releaseId)) {
    const { container_id, language, version_id, user_id } = planned;
    await db.deleteFrom('planned_publication').where('id', '=', planned.id).execute();
    await audit(db, { userId: user_id, action: 'PLANNED publish', objectId: container_id, language, now });
    const before = await publishedVersion(db, container_id, language);
    const version = await db
      .updateTable('container_version')
      .set({ kind: 'publish', at: now })
      .where('id', '=', version_id)
      .returning(['id', 'document'])
      .executeTakeFirstOrThrow();
    const container = await revisionOf(db, container_id);
    await showVersion({ ...releasing, user: null }, container, language, version);
    const page_id = planned.content_type === 'page' ? await setPageOnline(db, planned.object_id, true) : null;
    const row = { release_id: releaseId, container_id, language, version_id: version.id, previous_version_id: before, page_id, user_id };
    await db.deleteFrom('release_publication').where('container_id', '=', container_id).where('language', '=', language).execute();
    await db.insertInto('release_publication').values(row).execute();
  }
}

/** Takes back what a release has published, unless something else has been published or planned there since; it waits for the release again. */
export async function withdrawWithRelease(releasing: Releasing, releaseId: number): Promise<void> {
  const { db } = releasing;
  const rows = await db.deleteFrom('release_publication').where('release_id', '=', releaseId).returningAll().execute();
  for (const { container_id, language, version_id, previous_version_id, page_id, user_id } of rows.toSorted((one, other) => one.id - other.id)) {
    await setPageOnline(db, page_id, false);
    const container = await revisionOf(db, container_id);
    if ((await publishedVersion(db, container_id, language)) !== version_id || (await isPlanned(db, container_id, language))) continue;
    const previous = await db.selectFrom('container_version').select(['id', 'document']).where('id', '=', previous_version_id).executeTakeFirst();
    if (previous) await showVersion({ ...releasing, user: null }, container, language, previous);
    else await unpublish({ ...releasing, user: null }, container, language);
    await db.updateTable('container_version').set({ kind: 'planned' }).where('id', '=', version_id).execute();
    await db
      .insertInto('planned_publication')
      .values({ container_id, language, kind: 'publish', at: null, release_id: releaseId, version_id, user_id })
      .execute();
  }
}

/** In the order of containers, as whoever publishes locks one of them. */
const lockPlanned = (db: Database, releaseId: number) =>
  db
    .selectFrom('planned_publication')
    .innerJoin('container', 'container.id', 'planned_publication.container_id')
    .select(['planned_publication.id', 'planned_publication.container_id', 'planned_publication.language'])
    .select(['planned_publication.version_id', 'planned_publication.user_id', 'container.content_type', 'container.object_id'])
    .where('planned_publication.release_id', '=', releaseId)
    .orderBy('container.id')
    .orderBy('planned_publication.id')
    .forUpdate('container')
    .execute();

const revisionOf = (db: Database, id: number) =>
  db.selectFrom('container').select(['id', 'revision']).where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

async function publishedVersion(db: Database, containerId: number, language: string): Promise<number | null> {
  const row = await db
    .selectFrom('published_container')
    .select('version_id')
    .where('container_id', '=', containerId)
    .where('language', '=', language)
    .executeTakeFirst();
  return row?.version_id ?? null;
}

async function isPlanned(db: Database, containerId: number, language: string): Promise<boolean> {
  const rows = db.selectFrom('planned_publication').select('id').where('container_id', '=', containerId).where('language', '=', language);
  return (await rows.where('kind', '=', 'publish').executeTakeFirst()) !== undefined;
}

/** Answers the page where that has changed it. */
async function setPageOnline(db: Database, id: number | null, isOnline: boolean): Promise<number | null> {
  if (id === null) return null;
  const rows = db.updateTable('page').set({ is_online: isOnline }).where('id', '=', id).where('is_online', '=', !isOnline);
  return (await rows.returning('id').executeTakeFirst())?.id ?? null;
}
