import type { HandlersOf } from '#api/implement/implement.server.ts';
import { problem } from '#api/problem.server.ts';
import { readInstant } from '#content/index.ts';
import type { Database } from '#db/database.server.ts';
import { jobService } from '#features/jobs/index.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import { blockService } from '../block-support.server.ts';
import { addVersion, requirePublishable } from '../containers/publish.server.ts';
import { lockContainer } from '../containers/store-container.server.ts';
import type { Planned, PlannedContract } from './contract.ts';
import { plannedJob } from './planned-job.server.ts';
import {
  containerExists,
  deletePlannedOf,
  deleteVersions,
  insertPlanned,
  momentOf,
  plannedReleases,
  plannedRows,
  stateOfRelease,
} from './queries/planned.server.ts';

/** Calls for what is done at an instant. Planning and its job are one transaction: neither is without the other. */
export const plannedHandlers = {
  planned: async ({ parameters: { id } }, { db }) => {
    if (!(await containerExists(db, id))) return problem('not_found');
    return (await plannedRows(db).where('container_id', '=', id).orderBy(momentOf).execute()).map(present);
  },

  plan: async ({ parameters: { id }, body }, context) => {
    const { db, user, now, service } = context;
    const { language, action: kind, at = null, release_id = null } = body;
    const writing = { db, user, now, registry: service(blockService).registry };
    // First the release, as when it goes out.
    if (release_id !== null && !(await isPlanned(db, release_id))) return problem('release_not_planned');
    const container = await lockContainer(writing, id, context.ifMatch);
    const instant = at === null ? null : readInstant(at);
    if (release_id === null && (!instant || instant <= now)) return problem('past_instant');
    await cancel(db, { container_id: id, language, kind });
    if (kind === 'publish') await requirePublishable(writing, container, language);
    const version = kind === 'publish' ? await addVersion(writing, container, { kind: 'planned', language, name: '' }) : null;
    const row = await insertPlanned(db, {
      container_id: id,
      language,
      kind,
      at: instant,
      release_id,
      version_id: version?.id ?? null,
      user_id: user?.id ?? null,
    });
    if (instant) await service(jobService).add(plannedJob, { id: row.id }, db, instant);
    return present(await plannedRows(db).where('planned_publication.id', '=', row.id).executeTakeFirstOrThrow());
  },

  plannedReleases: async (_, { db }) => {
    const rows = await plannedReleases(db);
    return rows.map(({ at, ...row }) => ({ ...row, at: toBerlinIso(at) }));
  },

  cancelPlanned: async ({ parameters: { id, planned } }, { db, ifMatch }): Promise<void> => {
    await lockContainer({ db }, id, ifMatch);
    if (!(await cancel(db, { container_id: id, id: planned }))) throw problem('not_found');
  },
} satisfies HandlersOf<PlannedContract>;

/** Takes it away with the version that would have been published; its job then finds nothing to do. */
async function cancel(db: Database, which: { container_id: number; id?: number; language?: string; kind?: 'publish' | 'unpublish' }): Promise<boolean> {
  const gone = await deletePlannedOf(db, which);
  const versions = gone.flatMap(({ version_id }) => version_id ?? []);
  if (versions.length > 0) await deleteVersions(db, versions);
  return gone.length > 0;
}

/** Whether a release is still to go out; it does not while this transaction lasts. */
const isPlanned = async (db: Database, id: number): Promise<boolean> => (await stateOfRelease(db, id))?.state === 'planned';

type Row = Awaited<ReturnType<ReturnType<typeof plannedRows>['executeTakeFirstOrThrow']>>;

const present = ({ at, name, email, release_id, release_name, ...row }: Row): Planned => ({
  ...row,
  at: toBerlinIso(at),
  release: release_id !== null && release_name !== null ? { id: release_id, name: release_name, at: toBerlinIso(at) } : null,
  by: name || email,
});
