import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openBoxOffice } from '#features/booking/index.server.ts';
import { href } from '#routes.ts';
import { removeAccounts } from '../../../../tests/support/accounts.ts';
import type { SignedIn } from '../../../../tests/support/app.ts';
import { testShop } from '../../../../tests/support/shop/shop.ts';

let shop: Awaited<ReturnType<typeof testShop>>;
beforeAll(async () => {
  shop = await testShop();
});
beforeEach(async () => {
  await removeAccounts(shop.site.db);
  shop.site.accounts.sessions.forget();
  open();
});

const open = (token: string | undefined = shop.running.token) => shop.open({ office: openBoxOffice({ kind: 'simulator', url: shop.running.url, token }) });
const ordersOf = async ({ headers }: SignedIn, prefix = '/de') => (await shop.site.get(`${prefix}/api/user/orders/`, headers)).json();
const pageOf = async ({ headers }: SignedIn, language: 'de' | 'en' = 'de') =>
  (await shop.site.get(href('userOrders', language), { Cookie: headers.Cookie })).text();

async function buy(email: string): Promise<void> {
  const { idJet } = await shop.event();
  const body = { event_jet_id: idJet, quantities: [2], sale_type_ids: [1], seat_group: 1 };
  const { cart_id } = await (await shop.boxOffice.send('POST', '/api/cart', { body })).json();
  const form = new URLSearchParams({ name: 'Ada Lang', email, payment: 'test', terms: 'yes' });
  await fetch(`${shop.running.url}/cart/${cart_id}/checkout`, { method: 'POST', body: form, redirect: 'manual' });
}

test('who is signed in sees what was bought with their address, and nothing of others', async () => {
  const ada = await shop.site.signIn('visitor');
  const other = await shop.site.signIn('visitor', 'andere@haus.example');
  await buy('Visitor@haus.example');
  const { state, orders } = await ordersOf(ada, '/en');
  expect([state, orders.length]).toEqual(['listed', 1]);
  expect(orders[0]).toMatchObject({ tickets_quantity: 2, total: '64.00', lines: [{ title: 'Songs by the water', quantity: 2 }] });
  expect(orders[0].url).toMatch(new RegExp(`^${shop.running.url}/order/`));
  expect(await ordersOf(other)).toEqual({ state: 'listed', orders: [] });
  const page = await pageOf(ada);
  expect(page).toContain(`Bestellung ${orders[0].number}`);
  expect(page).toMatch(/Lieder am Wasser[\s\S]*2(?:<!-- -->)? × (?:<!-- -->)?Vollpreis[\s\S]*2 Karten(?:<!-- -->)? · (?:<!-- -->)?64 €/);
});

test('an address that its owner has not confirmed shows nothing', async () => {
  const ada = await shop.site.signIn('visitor', 'unbestaetigt@haus.example');
  await buy('unbestaetigt@haus.example');
  await shop.site.db.updateTable('site_user').set({ email_confirmed: false }).execute();
  expect(await ordersOf(ada)).toEqual({ state: 'elsewhere', orders: [] });
});

test('nobody else is told, and their page leads to the sign-in and back', async () => {
  expect((await shop.site.get('/api/user/orders/')).status).toBe(401);
  const led = await shop.site.get(href('userOrders', 'en'));
  expect(led.headers.get('location')).toBe(`${href('userLogin', 'en')}?next=${encodeURIComponent(href('userOrders', 'en'))}`);
});

test('the page says so where there are none, where the box office does not tell, and where it does not answer', async () => {
  const ada = await shop.site.signIn('visitor', 'ohne@haus.example');
  expect(await pageOf(ada)).toContain('Mit der Adresse ohne@haus.example ist noch keine Bestellung gemacht worden.');
  shop.open({ office: openBoxOffice({ kind: 'simulator', url: shop.running.url }) });
  expect(await pageOf(ada, 'en')).toContain('Our box office keeps orders on its own pages.');
  shop.open({ office: null });
  expect(await pageOf(ada)).toContain('Unsere Kasse führt Bestellungen auf ihren eigenen Seiten.');
  open('another token than the right one');
  expect(await pageOf(ada)).toContain('Unsere Kasse antwortet gerade nicht.');
  open();
  await shop.boxOffice.fault({ mode: 'error500', only: '/api/orders' });
  expect((await ordersOf(ada)).state).toBe('unavailable');
  await shop.boxOffice.fault({ mode: 'none' });
});
