import { audit } from '#api/audit/audit.server.ts';
import { showVersion, unpublish } from '../containers/publish.server.ts';
import type { Writing } from '../containers/store-container.server.ts';
import {
  deletePlanned,
  deletePublication,
  insertPublication,
  isPlanned,
  lockPlanned,
  planAgain,
  publishedVersion,
  publishVersion,
  revisionOf,
  setPageOnline,
  takePublications,
  unpublishVersion,
  versionById,
} from './queries/releases.server.ts';

type Releasing = Omit<Writing, 'user'>;

/** Publishes what waits for a release, and puts the pages on which it stands online, within the caller's transaction. */
export async function publishWithRelease(releasing: Releasing, releaseId: number): Promise<void> {
  const { db, now } = releasing;
  for (const planned of await lockPlanned(db, releaseId)) {
    const { container_id, language, version_id, user_id } = planned;
    await deletePlanned(db, planned.id);
    await audit(db, { userId: user_id, action: 'PLANNED publish', objectId: container_id, language, now });
    const before = await publishedVersion(db, container_id, language);
    const version = await publishVersion(db, version_id, now);
    const container = await revisionOf(db, container_id);
    await showVersion({ ...releasing, user: null }, container, language, version);
    const page_id = planned.content_type === 'page' ? await setPageOnline(db, planned.object_id, true) : null;
    const row = { release_id: releaseId, container_id, language, version_id: version.id, previous_version_id: before, page_id, user_id };
    await deletePublication(db, container_id, language);
    await insertPublication(db, row);
  }
}

/** Takes back what a release has published, unless something else has been published or planned there since; it waits for the release again. */
export async function withdrawWithRelease(releasing: Releasing, releaseId: number): Promise<void> {
  const { db } = releasing;
  const rows = await takePublications(db, releaseId);
  for (const { container_id, language, version_id, previous_version_id, page_id, user_id } of rows.toSorted((one, other) => one.id - other.id)) {
    await setPageOnline(db, page_id, false);
    const container = await revisionOf(db, container_id);
    if ((await publishedVersion(db, container_id, language)) !== version_id || (await isPlanned(db, container_id, language))) continue;
    const previous = await versionById(db, previous_version_id);
    if (previous) await showVersion({ ...releasing, user: null }, container, language, previous);
    else await unpublish({ ...releasing, user: null }, container, language);
    await unpublishVersion(db, version_id);
    await planAgain(db, container_id, language, releaseId, version_id, user_id);
  }
}
