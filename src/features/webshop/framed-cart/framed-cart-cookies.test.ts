import { beforeEach, describe, expect, test } from 'vitest';
import { failure, hall, orderOf, testShop, Visitor } from '../../../../tests/support/shop/shop.ts';

// The box office inside the site: its pages continue the cart that the site holds, and the site takes over one that was begun there.
const { site, running, boxOffice, open, event } = await testShop();

let visitor: Visitor;
let concert: { id: number; idJet: number };
beforeEach(async () => {
  open();
  visitor = new Visitor(site);
  concert = await event();
});

const added = async () => (await visitor.post('/de/api/shop-cart/', orderOf(concert.idJet))).json();
const begunThere = async () => (await boxOffice.add({ event_jet_id: concert.idJet, quantities: [1], sale_type_ids: [1], seat_group: 1 })).cart_id;
const join = (cart: string) => visitor.post('/de/api/shop-cart/join/', { cart });
const page = async (path: string, base = running.url) =>
  (await (await visitor.get(`/de/api/shop-page/?address=${encodeURIComponent(`${base}${path}?lang=de`)}`)).json()).address;

describe('a page of the box office', () => {
  test('continues the cart that is held, and without its name is its page', async () => {
    expect(await page('/event/7')).toBe(`${running.url}/event/7?lang=de`);
    const id = new URL((await added()).cart_url).pathname.split('/').at(-1);
    expect(await page('/event/7')).toBe(`${running.url}/event/7?lang=de&cart=${id}`);
    expect(await page('/cart')).toBe(`${running.url}/cart/${id}?lang=de`);
    for (const path of [`/cart/${id}/checkout`, '/cart/other']) expect(await page(path)).toBe(`${running.url}${path}?lang=de`);
    expect(await page('/event/7', 'https://evil.example')).toBe('https://evil.example/event/7?lang=de');
  });

  test('knows no cart by a cookie that is not ours', async () => {
    await added();
    visitor.setCookie('cart', `${Buffer.from(JSON.stringify(['somebody else’s', 1, 9e15, ''])).toString('base64url')}.x`);
    visitor.setCookie('cartUrl', encodeURIComponent(`${running.url}/cart/other`));
    expect(await page('/event/7')).toBe(`${running.url}/event/7?lang=de`);
  });
});

describe('a cart that was begun there', () => {
  test('becomes the visitor’s, and what he orders on the site goes into it', async () => {
    const id = await begunThere();
    expect((await (await join(id)).json()).cart).toMatchObject({ tickets_quantity: 1, cart_url: `${running.url}/cart/${id}?lang=de` });
    expect(visitor.cookie('cartAmount')).toBe('1');
    expect(await added()).toMatchObject({ tickets_quantity: 3, cart_url: `${running.url}/cart/${id}?lang=de` });
    expect(await boxOffice.free(concert.idJet)).toBe(hall - 3);
  });

  test('does not take the place of one that is held, but of one that is no more', async () => {
    const own = await added();
    const id = await begunThere();
    expect((await (await join(id)).json()).cart).toMatchObject({ tickets_quantity: 2, cart_url: own.cart_url });
    await boxOffice.send('DELETE', `/api/cart/${new URL(own.cart_url).pathname.split('/').at(-1)}`);
    expect((await (await join(id)).json()).cart).toMatchObject({ tickets_quantity: 1, cart_url: `${running.url}/cart/${id}?lang=de` });
  });

  test('has to be there', async () => {
    expect((await (await join('AAAAAAAAAAAAAAAAAAAAAA')).json()).cart).toBeNull();
    expect((await failure(join('../admin'))).slice(0, 2)).toEqual([501, 'not_supported']);
    expect(visitor.cookie('cart')).toBeUndefined();
  });
});
