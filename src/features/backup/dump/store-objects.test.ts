import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { manual, siteToBackUp } from '../../../../tests/support/database/backups.ts';
import { s3Credentials, startS3Server } from '../../../../tests/support/media/s3-server.ts';
import { openFormFiles } from '../../forms/index.server.ts';
import { openBucket } from '../../media/index.server.ts';
import { FileStore } from '../archive/file-store.server.ts';
import { makeBackup } from '../make-backup.server.ts';
import { settleFiles, stageFiles } from '../restore/restored-files.server.ts';

const { dataDir, site } = await siteToBackUp();
const name = 'a'.repeat(32);

test('files of forms in the object store are in a backup, are read once, and come back by a restore', async () => {
  const { url, objects, asked, faults, stop } = await startS3Server();
  onTestFinished(stop);
  const mediaS3 = { url, ...s3Credentials };
  const forms = openFormFiles({ dataDir, mediaS3 });
  await forms.write(name, Buffer.from('a life'));
  await openBucket(mediaS3).put('originals/0123456789abcdef.jpg', new Blob(['a poster']));
  const withStore = { ...site, bucket: openBucket(mediaS3) };

  const { manifest } = await makeBackup(withStore, manual);
  expect(manifest.files.map(({ path }) => path)).toEqual(['csrf-secret', 'html/500.html', 'media/originals/poster.jpg', `forms/${name}`]);
  expect(manifest.has_object_store).toBe(true);
  asked.length = 0;
  await makeBackup(withStore, manual);
  expect(asked.filter((line) => !line.endsWith('?'))).toEqual([]); // lists alone

  faults.push(() => 500);
  await expect(makeBackup(withStore, manual)).rejects.toThrow('object store');
  faults.pop();

  objects.clear();
  await stageFiles(dataDir, 'restored', new FileStore(site.folder, null), manifest.files, () => {});
  await settleFiles(dataDir, async () => true);
  expect(readFileSync(join(dataDir, 'forms', name), 'utf8')).toBe('a life');
  await forms.collect(new Date(Date.now() + 120_000));
  expect([...objects.keys()]).toEqual([`forms/${name}`]);
});
