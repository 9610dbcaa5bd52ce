import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { inTemporaryFolder, openBucket, openUploadStore, type StorageSettings } from '#features/media/index.server.ts';
import { tempFileHours } from '../limits.ts';
import { diskFiles } from './disk-files.server.ts';
import { type FileStorage, type FormFiles, isFileName, type OpenFile } from './form-files.server.ts';
import { s3Files } from './s3-files.server.ts';

/** Milliseconds for which a file is left where it is: a process of before the setting was changed may be writing it. */
const graceTime = 60_000;

/** In the object store where the library's new files go there, else in DATA_DIR/forms; files are found in either place. */
export function openFormFiles(settings: StorageSettings): FormFiles {
  const folder = join(settings.dataDir, 'forms');
  const uploads = openUploadStore(settings, { directory: join(folder, 'parts'), prefix: 'form-uploads/', hours: tempFileHours });
  const disk = diskFiles(folder);
  if (!settings.mediaS3) return { ...filesIn(disk, null), uploads, withFolder: (_, work) => work(folder) };
  const store = s3Files(openBucket(settings.mediaS3));
  return { ...(settings.mediaStorage === 'disk' ? filesIn(disk, store) : filesIn(store, disk)), uploads };
}

function filesIn(chosen: FileStorage, other: FileStorage | null): Omit<FormFiles, 'uploads'> {
  // What is in neither place may just have been brought from the second to the first.
  const open = async (file: string) => (await chosen.open(file)) ?? (await other?.open(file)) ?? chosen.open(file);
  return {
    open,
    write: chosen.write,
    remove: async (file) => {
      await other?.remove(file); // first, so that `collect` sees that what it has copied is to go
      await chosen.remove(file);
    },
    withFolder: (files, work) =>
      inTemporaryFolder(async (folder) => {
        for (const file of files) {
          const found = await open(file);
          if (!found) throw new Error('A file of a form is not there.');
          await pipeline(found.body, createWriteStream(join(folder, file), { mode: 0o600 }));
        }
        return work(folder);
      }),
    collect: async (now) => {
      if (other) await moveAll(other, chosen, now);
    },
  };
}

async function moveAll(from: FileStorage, to: FileStorage, now: Date): Promise<void> {
  for await (const { file, changed } of from.list()) {
    if (!isFileName(file) || now.getTime() - changed.getTime() < graceTime) continue;
    const found = await from.open(file);
    if (!found) continue;
    await to.write(file, await bytesOf(found));
    const isDeleted = (await from.open(file)) === null;
    await (isDeleted ? to : from).remove(file); // who deleted it meanwhile means the copy as well
  }
}

async function bytesOf({ body, size }: OpenFile): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  if (bytes.length !== size) throw new Error('A file of a form did not come whole.');
  return bytes;
}
