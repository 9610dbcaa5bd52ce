import { type Service, service } from '#api/service.server.ts';
import type { BlockRegistry } from '#content/index.ts';
import type { Database } from '#db/database.server.ts';
import type { Jobs } from '#features/jobs/index.server.ts';
import { performPreviews, previewJob } from './previews/preview-jobs.server.ts';
import { noPrograms, type PreviewPrograms } from './previews/programs.server.ts';
import type { MediaStorage } from './storage/media-storage.ts';
import { exclusiveInDatabase } from './storage/queries/rendering-lock.server.ts';
import { performRenditions, renditionJob } from './storage/rendition-jobs.server.ts';
import { createVariantStore, type VariantStore } from './storage/variants.server.ts';
import { readStorageState } from './storage-state/storage-state.server.ts';
import type { StorageState } from './storage-state/storage-state.ts';
import type { UploadStore } from './upload-store/upload-store.ts';

/** `registry` is handed down by the server, as features know no block. */
export type Media = {
  registry: BlockRegistry;
  dataDir: string;
  storage: MediaStorage;
  uploads: UploadStore;
  variants: VariantStore;
  /** Whether the disk takes files at the moment. */
  readState(): Promise<StorageState>;
  /** Told of files that cannot be read. */
  report(error: unknown): void;
  /** Has the renditions of a picture made soon; promised with the transaction of `db`. */
  renderSoon(db: Database, id: number): Promise<void>;
  /** Of what this machine can make pictures. */
  previews: PreviewPrograms;
  /** Has the picture made that stands for a film or document, where this machine can; promised with the transaction of `db`. */
  previewSoon(db: Database, id: number): Promise<void>;
};

export const mediaService: Service<Media> = service<Media>('media');

type Dependencies = {
  db: Database;
  dataDir: string;
  storage: MediaStorage;
  uploads: UploadStore;
  registry: BlockRegistry;
  jobs: Jobs;
  report: (error: unknown) => void;
  previews?: PreviewPrograms | undefined;
};

/** Made once for a running site. */
export function openMedia({ db, dataDir, storage, uploads, registry, jobs, report, previews = noPrograms }: Dependencies): Media {
  const variants = createVariantStore(dataDir, { storage, report, exclusively: exclusiveInDatabase(db) });
  performRenditions(jobs, { db, variants });
  const renderSoon = (store: Database, id: number) => jobs.add(renditionJob, { id }, store);
  performPreviews(jobs, { db, storage, programs: previews, report });
  const previewSoon = async (store: Database, id: number) => {
    if (previews.video || previews.document) await jobs.add(previewJob, { id }, store);
  };
  return { registry, dataDir, storage, uploads, variants, readState: () => readStorageState(dataDir, report), report, renderSoon, previews, previewSoon };
}
