import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { saveSettings } from '../settings/index.server.ts';

const empty = await testApp({ now: () => new Date() });
const demo = await testApp({ demo: true });

describe('the opening of a house', () => {
  let open: () => Promise<string[]>;
  beforeAll(async () => {
    const { headers } = await empty.signIn('manager');
    open = async () => {
      const { steps } = await (await empty.get('/de/api/cms-opening/', headers)).json();
      return steps.flatMap(({ key, is_done }: { key: string; is_done: boolean }) => (is_done ? [] : [key]));
    };
  });

  test('has everything to do where there is nothing but one person', async () => {
    await saveSettings(empty.db, { is_site_online: false }, 'de');
    expect(await open()).toEqual(['name', 'look', 'address', 'rooms', 'programme', 'imprint', 'privacy', 'mail', 'box_office', 'colleague', 'online']);
  });

  test('sees each step done from what there is', async () => {
    await saveSettings(empty.db, { name: 'Kammerspiele', address: { street: 'Kai 1', postcode: '20457', city: 'Hamburg', country: 'DE' } }, 'de');
    await saveSettings(empty.db, { accent: { light: '#0b5d3b', dark: '#6fd3a5' }, is_site_online: true }, 'de');
    await empty.signIn('editor', 'eva@haus.example');
    expect(await open()).toEqual(['rooms', 'programme', 'imprint', 'privacy', 'mail', 'box_office']);
  });

  test('is done in a house that plays, but for what its server connects', async () => {
    const { headers } = await demo.signIn('manager');
    const { steps } = await (await demo.get('/de/api/cms-opening/', headers)).json();
    const left = steps.flatMap(({ key, is_done }: { key: string; is_done: boolean }) => (is_done ? [] : [key]));
    expect(left.filter((key: string) => !['mail', 'box_office', 'colleague', 'look'].includes(key))).toEqual([]);
  });

  test('is a matter of managers', async () => {
    const { headers } = await empty.signIn('editor', 'edda@haus.example');
    expect((await empty.get('/de/api/cms-opening/', headers)).status).toBe(403);
  });
});
