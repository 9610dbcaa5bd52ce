import { beforeEach, describe, expect, it } from 'vitest';
import { boxOfficeForTests } from '../testing/office.ts';

const office = boxOfficeForTests({ BOX_OFFICE_SITE_URL: 'https://ostkai.example' });
let event = 0;
let cart = '';

const page = async (path: string, init: RequestInit = {}) => {
  const answer = await fetch(office.client.url + path, { redirect: 'manual', ...init });
  return { status: answer.status, to: answer.headers.get('Location'), headers: answer.headers, text: await answer.text() };
};
const send = (path: string, form: Record<string, string> = {}) => page(path, { method: 'POST', body: new URLSearchParams(form) });
const buyer = { name: 'Jale Öztürk', email: 'jale@example.org', payment: 'test', terms: 'yes' };

beforeEach(async () => {
  await office.client.moveClock(0);
  event += 1;
  await office.client.putEvent(event, { title: { de: 'Lieder & <b>mehr</b>', en: 'Songs' }, date_start: '2090-11-21T19:30:00+01:00' });
  const request = { quantities: [2, 1], event_jet_id: event, sale_type_ids: [1, 3], seat_group: 1 };
  cart = `/cart/${(await office.client.add(request)).cart_id}`;
});

describe('the cart page', () => {
  it('shows what is held, where, for how much and how long', async () => {
    const { text } = await page(`${cart}?lang=de`);
    expect(text).toContain('Lieder &amp; &lt;b&gt;mehr&lt;/b&gt;');
    expect(text).toMatch(/Parkett, Reihe 5, Plätze \d+–\d+/);
    expect(text).toMatch(/80\s€/);
    expect(text).toMatch(/data-remaining="(900|89\d)"/);
    expect(text).toMatch(/reserviert bis \d\d\.\d\d\sUhr/);
  });

  it('is there in English', async () => {
    const { text } = await page(`${cart}?lang=en`);
    expect(text).toContain('<html lang="en">');
    expect(text).toMatch(/2 × Full price.*Stalls, row 5, seats \d+–\d+.*80\s€/s);
  });

  it('follows the browser’s language where none is asked for, else German', async () => {
    const language = async (accepted: string) => /<html lang="(..)"/.exec((await page(cart, { headers: { 'Accept-Language': accepted } })).text)?.[1];
    expect(await language('en-GB,en;q=0.9,de;q=0.8')).toBe('en');
    expect(await language('fr')).toBe('de');
  });

  it('leaves header and way home to the site that shows it in a frame', async () => {
    const [alone, framed] = [await page(cart), await page(cart, { headers: { 'Sec-Fetch-Dest': 'iframe' } })];
    expect([alone.text, framed.text].map((text) => text.includes('class="masthead"'))).toEqual([true, false]);
    expect([alone.text, framed.text].map((text) => /<footer.*href="https:\/\/ostkai\.example\/de"/s.test(text))).toEqual([true, false]);
  });

  it('names the companion’s seat of a wheelchair place', async () => {
    const { cart_id } = await office.client.add({ quantities: [1], event_jet_id: event, sale_type_ids: [1], seat_group: 4 });
    expect((await page(`/cart/${cart_id}?lang=de`)).text).toMatch(/Platz \d+, mit Begleitplatz daneben/);
    expect((await page(`/cart/${cart_id}?lang=en`)).text).toMatch(/seat \d+, with the companion seat beside/);
    const offer = await (await office.client.send('GET', `/api/events/${event}`)).json();
    expect(offer.seat_groups.map(({ text }: { text: string }) => text)).toContain('Rollstuhlplatz mit Begleitplatz');
  });

  it('leads back to the programme of the site, out of its frame', async () => {
    expect((await page(`${cart}?lang=en`)).text).toContain('<a href="https://ostkai.example/en?overlay=true" target="_top" data-back>Choose more tickets</a>');
  });

  it('removes a line and confirms it', async () => {
    const remove = /action="([^"]+remove[^"]*)"/.exec((await page(`${cart}?lang=de`)).text)?.[1] ?? '';
    const answer = await send(remove);
    expect([answer.status, answer.to]).toEqual([303, `${cart}?done=removed&lang=de`]);
    const { text } = await page(answer.to ?? '');
    expect(text).toContain('Die Karten sind aus dem Warenkorb genommen.');
    expect(text).toContain('1 Karte<');
  });

  it('extends once, and then offers it no more', async () => {
    expect((await page(cart)).text).toContain('Verlängern<span> um 15 Minuten');
    const { text } = await page((await send(`${cart}/extend?lang=de`)).to ?? '');
    expect(text).toMatch(/verlängert\./);
    expect(text).not.toContain('Verlängern<span>');
    expect(text).toMatch(/data-remaining="(1800|179\d)"/);
  });

  it('says that it was extended only if it was', async () => {
    expect((await page(`${cart}?done=extended&lang=de`)).text).not.toMatch(/verlängert\./);
  });

  it('says that a reservation has lapsed, and leads back to the event', async () => {
    await office.client.moveClock(16);
    for (const path of [cart, `${cart}/checkout`]) {
      const { status, text } = await page(path);
      expect(status).toBe(410);
      expect(text).toContain('Ihre Reservierung ist abgelaufen');
      expect(text).toContain(`/event/${event}?lang=de`);
    }
  });

  it('is empty after it was emptied', async () => {
    const { to } = await send(`${cart}/release?lang=de`);
    expect((await page(to ?? '')).text).toContain('Ihr Warenkorb ist leer');
    expect(await office.client.free(event)).toBe(426);
    expect((await page(cart)).status).toBe(404);
  });

  it('is stored nowhere, refers nowhere and can be embedded by the venue’s site only', async () => {
    const { headers } = await page(cart);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.get('Content-Security-Policy')).toContain('frame-ancestors https://ostkai.example');
  });
});

describe('the checkout', () => {
  it('sells the seats for good and confirms with an order number', async () => {
    const { status, to } = await send(`${cart}/checkout?lang=de`, buyer);
    expect([status, to]).toEqual([303, expect.stringMatching(/^\/order\/[\w-]{22}\?lang=de$/)]);
    const { text } = await page(to ?? '');
    expect(text).toMatch(/Vielen Dank, Jale Öztürk.*OK-\d{6}.*80\s€/s);
    expect((await page(to?.replace('lang=de', 'lang=en') ?? '')).text).toContain('Thank you, Jale Öztürk');
    await office.client.moveClock(24 * 60);
    expect(await office.client.free(event)).toBe(423);
  });

  it('makes one order of a double click, and the cart leads to it', async () => {
    const [first, second] = await Promise.all([send(`${cart}/checkout`, buyer), send(`${cart}/checkout`, buyer)]);
    expect(second.to).toBe(first.to);
    expect((await page(cart)).to).toBe(first.to);
  });

  it('keeps what was typed, explains each field and sells nothing', async () => {
    const { status, text } = await send(`${cart}/checkout?lang=de`, { name: '  ', email: '"><i>@x', payment: 'test' });
    expect(status).toBe(422);
    expect(text).toContain('Bitte prüfen Sie 3 Angaben.');
    expect(text).toContain('value="&quot;&gt;&lt;i&gt;@x"');
    for (const field of ['name', 'email', 'terms']) expect(text).toContain(`aria-describedby="${field === 'email' ? 'email-hint ' : ''}${field}-error"`);
    await office.client.moveClock(16);
    expect(await office.client.free(event)).toBe(426);
  });

  it('keeps the entries when the payment is declined', async () => {
    const { status, text } = await send(`${cart}/checkout?lang=en`, { ...buyer, payment: 'declined' });
    expect(status).toBe(422);
    expect(text).toContain('The payment was declined.');
    expect(text).toContain('value="Jale Öztürk"');
  });

  it('extends without losing what was typed', async () => {
    const { status, text } = await send(`${cart}/checkout/extend?lang=de`, { ...buyer, email: 'half@' });
    expect(status).toBe(200);
    expect(text).toContain('value="half@"');
    expect(text).not.toContain('aria-invalid');
    expect(text).toMatch(/data-remaining="(1800|179\d)"/);
  });

  it('switches the language without losing what was typed', async () => {
    const { text } = await page(`${cart}/checkout?lang=de`);
    const [, address = ''] = /<button [^>]*form="checkout" formaction="([^"]+)" formnovalidate lang="en">English/.exec(text) ?? [];
    const english = await send(address, { ...buyer, email: 'half@' });
    expect(english.text).toMatch(/<html lang="en">.*<h1>Checkout.*value="half@".*name="terms"[^>]* checked/s);
    expect(english.text).not.toMatch(/aria-invalid|Extended once/);
  });

  it.each(['extend', 'language'])('%s, asked for by an address, is the checkout', async (form) => {
    const { status, to } = await page(`${cart}/checkout/${form}?lang=en`);
    expect([status, to]).toEqual([303, `${cart}/checkout?lang=en`]);
  });

  it('sells nothing once the reservation has lapsed', async () => {
    await office.client.moveClock(16);
    expect((await send(`${cart}/checkout`, buyer)).status).toBe(410);
    expect(await office.client.free(event)).toBe(426);
  });
});

describe('choosing tickets without the venue’s site', () => {
  it('leads from the event into the cart', async () => {
    const { to } = await send(`/event/${event}?lang=en`, { seat_group: '2', 'amount-1': '2', 'amount-2': '0' });
    expect((await page(to ?? '')).text).toContain('2 × Full price');
  });

  it('joins a cart that is still held, and makes a new one of a lapsed cart', async () => {
    const form = { seat_group: '2', 'amount-1': '1', cart: cart.slice('/cart/'.length) };
    expect((await send(`/event/${event}?lang=de`, form)).to).toBe(`${cart}?lang=de`);
    await office.client.moveClock(16);
    expect((await send(`/event/${event}?lang=de`, form)).to).not.toBe(`${cart}?lang=de`);
  });

  it('keeps what was chosen when it cannot be had', async () => {
    const { status, text } = await send(`/event/${event}?lang=de`, { seat_group: '4', 'amount-1': '3' });
    expect(status).toBe(409);
    expect(text).toContain('So viele Plätze nebeneinander gibt es hier nicht mehr.');
  });

  it('asks for at least one ticket', async () => {
    expect((await send(`/event/${event}?lang=de`, { seat_group: '2', 'amount-1': '0' })).text).toContain('mindestens eine Karte');
  });
});

it.each(['/cart', '/cart/empty'])('%s is the cart of whoever has none', async (path) => {
  const { status, text } = await page(`${path}?lang=de`);
  expect([status, text.includes('Ihr Warenkorb ist leer')]).toEqual([200, true]);
});

describe('what is not there', () => {
  it.each(['/cart/none', '/order/none', '/event/none', '/event/999', '/nothing'])('%s is a page in the right language', async (path) => {
    const { status, text } = await page(`${path}?lang=en`);
    expect([status, text.includes('This page could not be found')]).toEqual([404, true]);
  });
});
