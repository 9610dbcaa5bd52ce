import { expect, test } from 'vitest';
import { testDatabaseWithUrl } from '../../../tests/support/database.ts';
import { readConfig } from '../config.server.ts';
import { trySite } from './try-site.server.ts';

const { db, url } = await testDatabaseWithUrl();
const attempt = () => trySite(readConfig({ BASE_URL: 'https://haus.example' }))({ connectionString: url }, 'public');

test('a site that is switched off, as each is before its opening, works nevertheless', async () => {
  await db.updateTable('site_settings').set({ is_site_online: false }).execute();
  await expect(attempt()).resolves.toBeUndefined();
});

test('one whose programme cannot be read does not, and the reason is told', async () => {
  await db.schema.alterTable('event').renameTo('event_elsewhere').execute();
  await expect(attempt()).rejects.toThrow(/answers 500/);
});
