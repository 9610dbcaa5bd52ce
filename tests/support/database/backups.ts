import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BackupSite } from '../../../src/features/backup/backup-site.ts';
import { insertEvent, insertProduction } from '../../../src/features/programme/build.ts';
import { testApp } from '../app.ts';
import { atEndOfFile } from '../run/end-of-file.ts';

export const manual = { kind: 'manual', madeBy: 'test' } as const;
export const backupKey = 'a key of more than thirty-two characters';

export async function siteToBackUp() {
  const { db, url, dataDir, signIn, get } = await testApp();
  const root = mkdtempSync(join(tmpdir(), 'foyer-backups-'));
  atEndOfFile(() => rmSync(root, { recursive: true, force: true }));
  const site: BackupSite = { address: { connectionString: url }, dataDir, folder: join(root, 'backups'), key: null, bucket: null };
  const productionId = await insertProduction(db, { title: { de: 'Zurück\tin\\die „Zukunft“\n', en: 'Back to the \u{1f3ad}' } });
  for (let n = 0; n < 30; n += 1) await insertEvent(db, { production_id: productionId, date_start: new Date(Date.UTC(2026, 10, 1 + n, 18, 30)) });
  await db
    .insertInto('alert')
    .values({ title: JSON.stringify({ de: 'Die Garderobe ist geschlossen' }), is_online: true })
    .execute();
  await signIn('manager');
  mkdirSync(join(dataDir, 'html'), { recursive: true });
  mkdirSync(join(dataDir, 'media', 'originals'), { recursive: true });
  writeFileSync(join(dataDir, 'html', '500.html'), '<h1>Ostkai</h1>');
  writeFileSync(join(dataDir, 'media', 'originals', 'poster.jpg'), 'a poster');
  writeFileSync(join(dataDir, 'csrf-secret'), 'the key of this site');
  return {
    ...{ db, get, dataDir, root, site },
    encrypted: { ...site, folder: join(root, 'encrypted'), key: backupKey },
  };
}
