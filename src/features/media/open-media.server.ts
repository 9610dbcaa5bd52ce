import { type Service, service } from '#api/service.server.ts';
import type { BlockRegistry } from '#content/index.ts';
import type { Database } from '#db/database.server.ts';
import type { Jobs } from '#features/jobs/index.server.ts';
import { exclusiveInDatabase } from './storage/rendering-lock.server.ts';
import { performRenditions, renditionJob } from './storage/rendition-jobs.server.ts';
import { createVariantStore, type VariantStore } from './storage/variants.server.ts';

/** What the media library stands on. `registry` is handed down by the server, as features know no block. */
export type Media = {
  registry: BlockRegistry;
  dataDir: string;
  variants: VariantStore;
  /** Has the renditions of a picture made soon; promised with the transaction of `db`. */
  renderSoon(db: Database, id: number): Promise<void>;
};

export const mediaService: Service<Media> = service<Media>('media');

type Ground = { db: Database; dataDir: string; registry: BlockRegistry; jobs: Jobs; report: (error: unknown) => void };

/** Made once for a running site. */
export function openMedia({ db, dataDir, registry, jobs, report }: Ground): Media {
  const variants = createVariantStore(dataDir, { report, exclusively: exclusiveInDatabase(db) });
  performRenditions(jobs, { db, variants });
  return { registry, dataDir, variants, renderSoon: (store, id) => jobs.add(renditionJob, { id }, store) };
}
