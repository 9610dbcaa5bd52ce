import { afterEach, expect, test } from 'vitest';
import { Services } from '#api/service.server.ts';
import { testApp } from '../../../tests/support/app.ts';
import { manual, siteToBackUp } from '../../../tests/support/database/backups.ts';
import { makeBackup } from './make-backup.server.ts';
import { type Backups, backupService } from './process/backup-service.server.ts';
import { noteProgress } from './process/progress-file.server.ts';

const { site } = await siteToBackUp();
const services = new Services();
const begun: string[] = [];
const backups: Backups = { folder: site.folder, key: null, hour: 2, run: (command, args) => void begun.push([command, ...args].join(' ')) };
services.provide(backupService, backups);
const app = await testApp({ services });
const admin = await app.signIn('admin');
const manager = await app.signIn('manager');
const { name } = await makeBackup(site, manual);
afterEach(() => {
  begun.splice(0);
});

let calls = 0;
const post = async (path: string, body: object, as = admin) => {
  calls += 1;
  const headers = { ...as.headers, 'Content-Type': 'application/json', 'Idempotency-Key': `backups-${calls}` };
  const response = await app.app.request(`/de/api/cms-backups/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, body: await response.json().catch(() => null) };
};
const list = async () => (await app.get('/de/api/cms-backups/', admin.headers)).json();

test('administrators see what there is, and nobody else', async () => {
  expect(await list()).toMatchObject({
    backups: [{ name, kind: 'manual', files: 3, is_encrypted: false, is_restorable: true }],
    hour: 2,
    progress: null,
    held: null,
  });
  expect((await app.get('/de/api/cms-backups/', manager.headers)).status).toBe(403);
  expect((await post('make/', {}, manager)).status).toBe(403);
});

test('making and restoring begin in processes of their own, one at a time', async () => {
  expect((await post('restore/', { name })).status).toBe(204);
  expect(begun).toEqual([`restore ${name}`]);
  // Its process has not said anything yet.
  expect((await list()).progress).toMatchObject({ what: 'restore', name, step: '', failed: null });
  expect(await post('make/', {})).toMatchObject({ status: 409, body: { code: 'under_way' } });
  const progress = noteProgress(site.folder, 'restore', name);
  progress.report('load', 1, 4);
  await expect.poll(list).toMatchObject({ progress: { what: 'restore', name, step: 'load', share: 0.25, failed: null } });
  expect(await post('make/', {})).toMatchObject({ status: 409, body: { code: 'under_way' } });
  await progress.end({ code: 'disk_full', about: '/var/backups' });
  expect((await list()).progress).toMatchObject({ failed: { code: 'disk_full', text: 'Die Festplatte des Servers ist voll: /var/backups.' } });
  const english = await (await app.get('/en/api/cms-backups/', admin.headers)).json();
  expect(english.progress.failed.text).toBe('The disk of the server is full: /var/backups.');
  expect((await post('make/', {})).status).toBe(204);
  expect(begun).toEqual([`restore ${name}`, 'backup']);
  // What has failed before is not taken for what has just begun.
  expect((await list()).progress).toMatchObject({ what: 'backup', step: '', failed: null });
});

test('a restore takes a backup that is there', async () => {
  expect(await post('restore/', { name: 'lost' })).toMatchObject({ status: 404, body: { code: 'no_backup' } });
  expect((await post('restore/', { name: '../../etc' })).status).toBe(400);
  expect(begun).toEqual([]);
});

test('held jobs are shown, and released', async () => {
  await app.db.insertInto('restoration').values({ backup: name, snapshot_at: new Date() }).execute();
  const data = JSON.stringify({ kind: 'mail', content: '{}', reference: 'a' });
  await app.db
    .insertInto('held_job')
    .values({ queue: 'work', data, start_after: new Date(Date.now() + 3_600_000) })
    .execute();
  expect((await list()).held).toMatchObject({ jobs: 1 });
  expect(await post('held-jobs/', { how: 'release' })).toMatchObject({ status: 200, body: { jobs: 1 } });
  expect((await list()).held).toBeNull();
});
