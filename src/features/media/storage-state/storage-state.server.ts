import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isDiskFull } from '#api/disk-full.server.ts';
import { writeAtomically } from '../storage/atomic-write.server.ts';
import type { StorageState } from './storage-state.ts';

/** As much as a small upload needs: on a disk with less room nothing of use can be written. */
const sample = Buffer.alloc(100_000, 1);

/** By writing a file to DATA_DIR; `report` is told why that failed. */
export async function readStorageState(
  dataDir: string,
  report: (error: unknown) => void = () => {},
  write: typeof writeAtomically = writeAtomically,
): Promise<StorageState> {
  const path = join(dataDir, 'media', `.sample-${process.pid}`);
  try {
    await write(path, sample);
    await rm(path, { force: true });
    return 'writable';
  } catch (error) {
    report(error);
    return isDiskFull(error) ? 'full' : 'failing';
  }
}
