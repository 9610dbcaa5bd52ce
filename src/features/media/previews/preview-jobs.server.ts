import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { Database } from '#db/database.server.ts';
import { type Jobs, jobKind } from '#features/jobs/index.server.ts';
import type { MediaStorage } from '../storage/media-storage.ts';
import { withLocalFile } from '../storage/open-storage.server.ts';
import { fileTypes } from '../upload/file-types.ts';
import { lookInto } from '../upload/inspect.server.ts';
import { columnsOf, hashOf, storeFile } from '../upload/store-asset.server.ts';
import { makePreview, NoPreview, type Previewable } from './make-preview.server.ts';
import type { PreviewPrograms } from './programs.server.ts';
import { insertPicture, lockFileOfAsset, notePreviewFailed, wanting } from './queries.server.ts';

/** Makes the picture of a film or document that stands for it until somebody chooses another. */
export const previewJob = jobKind('preview', z.object({ id: z.int() }));

type Dependencies = {
  db: Database;
  storage: MediaStorage;
  programs: PreviewPrograms;
  report: (error: unknown) => void;
};

/** Says how it is done, where this machine can. What has a picture by then, or is gone, needs none. */
export function performPreviews(jobs: Jobs, { db, storage, programs, report }: Dependencies): void {
  jobs.perform(previewJob, async ({ id }) => {
    const asset = await wanting(db)
      .select(['asset.id', 'asset.file', 'asset.kind', 'asset.duration', 'asset.name'])
      .where('asset.id', '=', id)
      .executeTakeFirst();
    if (!asset || (asset.kind !== 'video' && asset.kind !== 'document')) return;
    const program = programs[asset.kind];
    if (!program) return;
    const wanted: Previewable = { kind: asset.kind, file: asset.file, duration: asset.duration };
    try {
      const bytes = await withLocalFile(storage, asset.file, (path) => makePreview(program, path, wanted));
      if (bytes) await storePreview({ db, storage }, asset, bytes);
    } catch (error) {
      if (!(error instanceof NoPreview)) throw error; // the storage is away: again later
      report(error);
      await notePreviewFailed(db, id, asset.file);
    }
  });
}

/** Asks for the pictures that are missing: of what came before there were programs, or by another way than an upload. */
export async function askForPreviews(db: Database, programs: PreviewPrograms, previewSoon: (id: number) => Promise<void>): Promise<void> {
  const kinds = (['video', 'document'] as const).filter((kind) => programs[kind]);
  if (kinds.length === 0) return;
  const rows = await wanting(db).select('asset.id').where('asset.kind', 'in', kinds).orderBy('asset.id').limit(100).execute();
  for (const { id } of rows) await previewSoon(id);
}

type Owner = { id: number; file: string; name: string };

/** Its renditions are made when they are asked for: of most, that is the smallest alone. */
async function storePreview({ db, storage }: Pick<Dependencies, 'db' | 'storage'>, owner: Owner, bytes: Buffer): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-preview-'));
  try {
    const path = join(folder, 'picture.jpg');
    await writeFile(path, bytes);
    const found = { ...(await lookInto(path, fileTypes.jpg, bytes.length)), name: `${owner.name.replace(/\.\w+$/, '').slice(0, 190)}.jpg` };
    const hash = await hashOf(path);
    await db.transaction().execute(async (transaction) => {
      const there = await lockFileOfAsset(transaction, owner.id);
      if (there?.file !== owner.file) return; // replaced meanwhile: another job is on its way
      const file = await storeFile(storage, path, hash, found);
      const row = { ...columnsOf(found, hash), file, belongs_to: owner.id, decorative: true };
      await insertPicture(transaction, row);
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
