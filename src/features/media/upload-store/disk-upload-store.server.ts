import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import { namesIn, removeOld } from '../clean-up/remove-old.server.ts';
import { type UploadStore, uploadRetentionHours } from './upload-store.ts';

const retention = uploadRetentionHours * 3_600_000;

/** Files in DATA_DIR/media/uploads, which all processes of a site have to share. */
export function diskUploadStore(dataDir: string): UploadStore {
  const directory = join(dataDir, 'media', 'uploads');
  const open = () => new FileStore({ directory, expirationPeriodInMilliseconds: retention });
  return {
    openDataStore: () => {
      mkdirSync(directory, { recursive: true });
      return open();
    },
    find: (id) =>
      open()
        .getUpload(id)
        .catch(() => null),
    withFile: (id, work) => work(join(directory, id)),
    removeOld: async (now) => removeOld(directory, await namesIn(directory), new Set(), now, retention),
  };
}
