import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { readInstant } from '#content/index.ts';
import type { Database } from '#db/database.server.ts';
import { jobService } from '#features/jobs/index.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import { blockService } from '../block-support.server.ts';
import { addVersion, requirePublishable } from '../containers/publish.server.ts';
import { lockContainer } from '../containers/store-container.server.ts';
import type { Planned } from './contract.ts';
import { plannedJob } from './planned-job.server.ts';

type ById = { parameters: { id: number } };

/** Calls for what is done at an instant. Planning and its job are one transaction: neither is without the other. */
export const plannedHandlers = {
  planned: async ({ parameters: { id } }: ById, { db }: RequestContext) => {
    if (!(await db.selectFrom('container').select('id').where('id', '=', id).executeTakeFirst())) return problem('not_found');
    return (await plannedRows(db).where('container_id', '=', id).orderBy('planned_publication.at').execute()).map(present);
  },

  plan: async (
    { parameters: { id }, body: { language, action: kind, at } }: ById & { body: { language: string; action: 'publish' | 'unpublish'; at: string } },
    context: RequestContext,
  ) => {
    const { db, user, now, service } = context;
    const writing = { db, user, now, registry: service(blockService).registry };
    const container = await lockContainer(writing, id, context.ifMatch);
    const instant = readInstant(at);
    if (!instant || instant <= now) return problem('past_instant');
    await cancel(db, { container_id: id, language, kind });
    if (kind === 'publish') await requirePublishable(writing, container, language);
    const version = kind === 'publish' ? await addVersion(writing, container, { kind: 'planned', language, name: '' }) : null;
    const row = await db
      .insertInto('planned_publication')
      .values({ container_id: id, language, kind, at: instant, version_id: version?.id ?? null, user_id: user?.id ?? null })
      .returning('id')
      .executeTakeFirstOrThrow();
    await service(jobService).add(plannedJob, { id: row.id }, db, instant);
    return present(await plannedRows(db).where('planned_publication.id', '=', row.id).executeTakeFirstOrThrow());
  },

  cancelPlanned: async ({ parameters: { id, planned } }: { parameters: { id: number; planned: number } }, { db, ifMatch }: RequestContext): Promise<void> => {
    await lockContainer({ db }, id, ifMatch);
    if (!(await cancel(db, { container_id: id, id: planned }))) throw problem('not_found');
  },
};

/** Takes it away with the version that would have been published; its job then finds nothing to do. */
async function cancel(db: Database, which: { container_id: number; id?: number; language?: string; kind?: 'publish' | 'unpublish' }): Promise<boolean> {
  const gone = await db
    .deleteFrom('planned_publication')
    .where((where) => where.and(which))
    .returning('version_id')
    .execute();
  const versions = gone.flatMap(({ version_id }) => version_id ?? []);
  if (versions.length > 0) await db.deleteFrom('container_version').where('id', 'in', versions).execute();
  return gone.length > 0;
}

const plannedRows = (db: Database) =>
  db
    .selectFrom('planned_publication')
    .leftJoin('site_user', 'site_user.id', 'planned_publication.user_id')
    .select(['planned_publication.id', 'planned_publication.language', 'planned_publication.kind', 'planned_publication.at'])
    .select(['planned_publication.version_id', 'site_user.name', 'site_user.email']);

const present = ({ at, name, email, ...row }: Omit<Planned, 'at' | 'by'> & { at: Date; name: string | null; email: string | null }): Planned => ({
  ...row,
  at: toBerlinIso(at),
  by: name || email,
});
