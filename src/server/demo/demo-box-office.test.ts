import { pino } from 'pino';
import { expect, test } from 'vitest';
// @ts-expect-error plain JavaScript: it runs before TypeScript can
import { startDemoBoxOffice } from '../../../bin/box-office.mjs';
import { temporaryFolder } from '../../../box-office/testing/client.ts';
import { testApp } from '../../../tests/support/app.ts';
import { testShop } from '../../../tests/support/shop/shop.ts';
import { StatusWatch } from '../../features/booking/live/status-watch.server.ts';
import { readConfig } from '../config.server.ts';
import { fillDemoBoxOffice } from './demo-box-office.server.ts';

const log = pino({ level: 'silent' });

test('the demo’s events are put into an empty box office once, and are as full there as in the lists', async () => {
  const { running, open, services } = await testShop();
  const { db, get } = await testApp({ demo: true, now: () => new Date(), services });
  const config = readConfig({ BOX_OFFICE_URL: running.url, BOX_OFFICE_TOKEN: running.token });
  const lines: string[] = [];
  const fill = (change: object = {}) => fillDemoBoxOffice({ config: { ...config, ...change }, db, log, now: () => new Date() }, (line) => lines.push(line));
  for (const change of [{ demo: false }, { boxOfficeKind: 'jet' }, { boxOfficeToken: undefined }, { boxOfficeToken: 'of-somebody-else' }]) await fill(change);
  expect(lines).toEqual([expect.stringMatching(/^Putting/), expect.stringMatching(/refuses BOX_OFFICE_TOKEN/)]);
  const upcoming = async () => (await (await get('/de/api/events/?page_size=100')).json()).results.filter(({ id_jet }: { id_jet: string | null }) => id_jet);
  const before: { id_jet: string; availability: string | null }[] = await upcoming();
  const status = async () => (await fetch(`${running.url}/api/status?ids=${before.map(({ id_jet }) => id_jet)}`)).json();
  expect((await status()).events).toEqual([]);
  await fill();
  await fill();
  expect(lines.at(-1)).toMatch(/^Putting \d{2,3} events into the box office …$/);
  expect((await status()).unknown).toEqual([]);
  const { offers, board, office } = open({ db });
  await new StatusWatch({
    db,
    offers,
    board,
    office: office ?? expect.fail(),
    now: () => new Date(),
    report: (problem) => expect.fail(problem.message),
  }).look();
  // What has begun today has nothing left, whatever it looked like before.
  const onSale = (await status()).events.filter(({ sale }: { sale: string }) => sale === 'on_sale');
  const left = new Map(onSale.map((event: { event_jet_id: number; availability: string }) => [String(event.event_jet_id), event.availability]));
  expect(left.size).toBeGreaterThan(50);
  for (const { id_jet, availability } of await upcoming()) if (availability && left.has(id_jet)) expect(availability, id_jet).toBe(left.get(id_jet));
  expect((await upcoming()).map(({ availability }: { availability: string }) => availability)).toEqual(before.map(({ availability }) => availability));
});

test('a demo starts its own box office, again at the same address when it dies, and ends it', async () => {
  const { dataDir, remove } = await temporaryFolder();
  const boxOffice = await startDemoBoxOffice({ ...process.env, BOX_OFFICE_URL: '', DATA_DIR: dataDir, BOX_OFFICE_PORT: '0' });
  const { BOX_OFFICE_URL: url } = boxOffice.env;
  const answers = async () => (await fetch(`${url}/api/capabilities`).catch(() => null))?.status ?? null;
  try {
    expect(await answers()).toBe(200);
    boxOffice.process().kill('SIGKILL');
    await expect.poll(answers, { timeout: 20_000 }).toBeNull();
    await expect.poll(answers, { timeout: 20_000 }).toBe(200);
  } finally {
    boxOffice.stop();
  }
  await expect.poll(answers, { timeout: 20_000 }).toBeNull();
  await remove();
});

test.each([{ DEMO: 'no' }, { BOX_OFFICE_URL: 'https://kasse.example' }, { BOX_OFFICE_KIND: 'jet' }])('%o starts none', async (env) => {
  expect((await startDemoBoxOffice(env)).env).toEqual({});
});
