import { beforeAll, expect, test } from 'vitest';
import type { SignedIn, TestApp } from '../../../tests/support/app.ts';
import { recordCalls } from '../../../tests/support/records.ts';
import { type Bundle, type Kind, kindsIn, removeBundle, siteWithBundle, words } from '../../../tests/support/releases/bundle.ts';
import { type Addresses, channels as namedWays } from '../../../tests/support/releases/channels.ts';
import { operations } from '../../server/site.server.ts';

/** Every public call that reads, with each number of the bundle where it takes one: also those that nobody has thought of. */
const allCalls: Addresses = ({ event, date, production, series, article, page, person, container }) => {
  const ids = [event, date, production, series, article, page, person, container];
  const reads = operations
    .map(({ endpoint }) => endpoint)
    .filter(({ access, method, path }) => access === 'public' && method === 'GET' && !path.includes('stream'));
  return reads.flatMap(({ path }) => (path.includes('{') ? ids.map((one) => `/de${path.replace(/\{\w+\}/g, String(one))}`) : [`/de${path}`]));
};
const channels = { ...namedWays, 'all other calls': allCalls };
type Channel = keyof typeof channels;

let site: TestApp;
let manager: SignedIn;
let bundle: Bundle;
beforeAll(async () => {
  ({ site, manager, bundle } = await siteWithBundle());
});
const names = Object.keys(channels) as Channel[]; // its own keys

/** What an address answers, headers included; a name that was asked for is left out, as pages repeat it. */
async function answer(address: string, headers: Record<string, string>): Promise<string> {
  const response = await site.get(address, headers);
  const said = `${response.status} ${JSON.stringify([...response.headers].filter(([name]) => !ofTheRequest.includes(name)))} ${await response.text()}`;
  return Object.values(words).reduce((text, word) => (address.includes(word.toLowerCase()) ? text.replaceAll(word.toLowerCase(), '') : text), said);
}

async function found(channel: Channel, headers: Record<string, string> = {}): Promise<Kind[]> {
  const kinds = new Set<Kind>();
  for (const address of channels[channel](bundle)) for (const kind of kindsIn(await answer(address, headers), bundle)) kinds.add(kind);
  return [...kinds].sort();
}

async function table(headers?: Record<string, string>): Promise<Partial<Record<Channel, Kind[]>>> {
  const rows: Partial<Record<Channel, Kind[]>> = {};
  for (const channel of names) rows[channel] = await found(channel, headers);
  return rows;
}
const nothing = Object.fromEntries(names.map((channel) => [channel, []]));

/** Which kinds each way tells of once all of it is online: so it is seen that each could tell. */
const afterwards: Record<Channel, Kind[]> = {
  'own pages': ['article', 'event', 'page', 'person', 'production', 'series'],
  'own pages, with the right name': ['article', 'event', 'page', 'person', 'picture', 'production', 'series'],
  'data of own pages': ['article', 'event', 'page', 'person', 'production', 'series'],
  'heads of own pages': ['article', 'event', 'page', 'person', 'production', 'series'],
  'pages in English': ['article', 'event', 'page', 'picture', 'production', 'series', 'teaser'],
  'own calls': ['article', 'event', 'page', 'person', 'picture', 'production', 'series'],
  lists: ['article', 'event', 'page', 'picture', 'production', 'series', 'teaser'],
  'data of lists': ['article', 'event', 'picture', 'production', 'series', 'teaser'],
  'list calls': ['article', 'event', 'picture', 'production', 'series', 'teaser'],
  'pages beside': ['article', 'event', 'page', 'production', 'series'],
  'calls beside': ['article', 'event', 'production', 'series'],
  filters: ['series'],
  calendar: [], // days and numbers alone: the last test compares them
  search: ['article', 'event', 'page', 'person', 'picture', 'production', 'series'],
  'pages of the search': ['article', 'event', 'page', 'person', 'picture', 'production', 'series'],
  suggestions: ['article', 'event', 'page', 'person', 'picture', 'production', 'series'],
  spelling: ['article', 'event', 'person', 'picture', 'production', 'series'],
  'what others search': ['event', 'series'],
  sitemap: ['article', 'event', 'page', 'production', 'series'],
  Atom: ['article', 'event', 'picture', 'production'],
  iCalendar: ['event', 'production', 'series'],
  press: ['page', 'production'],
  'programme to print': ['event', 'production'],
  'feeds of receivers': ['event', 'picture', 'production', 'series'],
  reminders: ['event', 'production'],
  menus: ['page'],
  'sections of pages': [], // visitors get them with their page alone
  'old spellings': ['page'],
  'what is not found': ['page'],
  favourites: ['event', 'picture', 'production'],
  'pages of the box office': ['event'],
  'versions and drafts': ['page'],
  'all other calls': ['article', 'event', 'page', 'person', 'picture', 'production', 'series', 'teaser'],
};

test('before the moment no way tells anybody of anything', async () => {
  expect(await table()).toEqual(nothing);
  expect(await table((await site.signIn('visitor')).headers)).toEqual(nothing);
}, 60_000);

test('afterwards each way tells of what it should; called off, of nothing again', async () => {
  const releases = recordCalls(site, 'releases', manager);
  const { body } = await releases.change(bundle.release, 1, { state: 'out' });
  expect(await table()).toEqual(afterwards);
  await releases.change(bundle.release, body.revision, { state: 'cancelled' });
  expect(await table()).toEqual(nothing);
}, 60_000);

/** Headers that differ with each request. */
const ofTheRequest = ['set-cookie', 'x-request-id'];

test('every answer is the same, byte by byte, as if there were nothing of it: counts, days, validators, and what is not found', async () => {
  const other = await siteWithBundle();
  const { db, get, app, csrf } = other.site;
  const addresses = names.flatMap((channel) => [...channels[channel](other.bundle)]);
  const inCart = (event_jet_id: string) =>
    app.request('/de/api/shop-cart/', {
      method: 'POST',
      headers: { ...csrf, 'Content-Type': 'application/json' },
      body: JSON.stringify({ event_jet_id, quantities: [1], sale_type_ids: [1], seat_group: 1 }),
    });
  const all = async () => {
    const before = new Map<string, string>();
    for (const address of addresses) {
      const response = await get(address);
      const text = (await response.text()).replace(/"csrfToken":"[^"]+"/, ''); // of who asks
      before.set(address, `${response.status} ${JSON.stringify([...response.headers].filter(([name]) => !ofTheRequest.includes(name)))} ${text}`);
    }
    for (const number of ['XQJET', 'XQJOT']) before.set(number, await (await inCart(number)).text());
    return before;
  };
  const waiting = await all();
  await removeBundle(db, other.bundle);
  const never = await all();
  for (const [address, before] of waiting) expect([address, before]).toEqual([address, never.get(address)]);
}, 90_000);
