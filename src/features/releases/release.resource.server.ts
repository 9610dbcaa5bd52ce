import { sql } from 'kysely';
import { readInstant } from '#content/index.ts';
import { blockService } from '#features/cms/index.server.ts';
import { jobService } from '#features/jobs/index.server.ts';
import { countRows, storedIn } from '#resources/index.server.ts';
import { release } from './release.resource.ts';
import { setItemsOnline } from './release-items.server.ts';
import { releaseJob } from './release-job.server.ts';
import { t } from './strings.ts';

export const releaseStore = storedIn(release, {
  dropped: ['release_publication'],
  counted: {
    released_at: (id) => sql<Date>`(select noted.released_at from release noted where noted.id = ${id})`,
    events: countRows('event', 'release_id'),
    productions: countRows('production', 'release_id'),
    series: countRows('series', 'release_id'),
    articles: countRows('article', 'release_id'),
    teasers: countRows('teaser', 'release_id'),
  },
  check: async ({ at, state }, { now, language }): Promise<Record<string, string[]>> => {
    const instant = readInstant(String(at));
    return state === 'planned' && instant && instant <= now ? { at: [t(language, 'past_instant')] } : {};
  },
  changed: async (id, { db, service, before, now }) => {
    const { state, at } = await db.selectFrom('release').select(['state', 'at']).where('id', '=', id).executeTakeFirstOrThrow();
    if (state === 'planned') await service(jobService).add(releaseJob, { id }, db, at);
    const wasOut = before?.state === 'out';
    if ((state === 'out') !== wasOut) await setItemsOnline({ db, registry: service(blockService).registry, now }, id, state === 'out');
  },
});
