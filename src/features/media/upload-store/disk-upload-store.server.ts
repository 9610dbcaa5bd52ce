import { mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import { namesIn, removeOld } from '../clean-up/remove-old.server.ts';
import type { UploadOptions, UploadStore } from './upload-store.ts';

/** Files in a folder, which all processes of a site have to share. */
export function diskUploadStore({ directory, hours }: Omit<UploadOptions, 'prefix'>): UploadStore {
  const retention = hours * 3_600_000;
  const open = () => new FileStore({ directory, expirationPeriodInMilliseconds: retention });
  return {
    openDataStore: () => {
      mkdirSync(directory, { recursive: true, mode: 0o700 });
      return open();
    },
    find: (id) =>
      open()
        .getUpload(id)
        .catch(() => null),
    withFile: (id, work) => work(join(directory, id)),
    remove: async (id) => {
      for (const name of [id, `${id}.json`]) await rm(join(directory, name), { force: true });
    },
    removeOld: async (now) => removeOld(directory, await namesIn(directory), new Set(), now, retention),
  };
}
