import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityProblems, answering, useBrowser } from '../../support/browser.ts';
import {
  add,
  alive,
  announcement,
  type Bookable,
  bookable,
  boxOffice,
  focused,
  headerCount,
  minus,
  openOnCard,
  plus,
  programmeOf,
  ticketsAtBoxOffice,
  widget,
} from '../../support/shop/booking.ts';

const open = useBrowser();
let groups: Bookable;
let english: Bookable;
let slots: Bookable;
beforeAll(async () => {
  groups = await bookable('groups');
  english = await bookable('groups', { language: 'en' });
  slots = await bookable('timeslots');
});
afterEach(async () => {
  await boxOffice().fault({ mode: 'none' });
});

const result = (page: Page) => widget(page).locator('[aria-busy=false]');
const onList = async (event = groups, options = {}) => {
  const page = await open(programmeOf(event), options);
  await openOnCard(page, event);
  return page;
};

describe('on the event list', () => {
  test('opens in its card and takes the focus; nothing above moves, and axe finds nothing in any step', { tags: 'moving' }, async () => {
    const page = await open(programmeOf(groups));
    await alive(page);
    const place = () =>
      page
        .locator(`#event-${groups.id} h4`)
        .first()
        .evaluate((heading) => heading.getBoundingClientRect().y + scrollY);
    const before = await place();
    await openOnCard(page, groups);
    expect(await place()).toBe(before);
    expect(await page.locator(`#event-${groups.id} [data-booking-widget]`).count()).toBe(1);
    expect(await focused(page)).toMatch(/^Karten: ./);
    expect(await accessibilityProblems(page)).toEqual([]);
    await widget(page).getByRole('button', { name: 'Ermäßigungen' }).first().click();
    expect(await focused(page)).toMatch(/^Ermäßigungen, /);
    expect(await accessibilityProblems(page)).toEqual([]);
    await widget(page).getByRole('button', { name: 'Zurück' }).click();
    expect(await focused(page)).toBe('Ermäßigungen');
  });

  test('says the most and what is left before the click; adding is closed as long as nothing is chosen', async () => {
    const page = await onList();
    expect(await widget(page).textContent()).toContain('Bis zu 10 Karten je Veranstaltung und Bestellung.');
    const most = Math.min(10, groups.offer.seat_groups.find(({ status }) => status !== '0')?.max ?? 10);
    const rest = (n: number) => widget(page).getByText(`noch ${n} möglich`).first().waitFor();
    await rest(most);
    expect(await add(page).isDisabled()).toBe(true);
    await plus(page).click();
    await rest(most - 1);
    expect(await announcement(page).textContent()).toContain(`: 1 Karte. noch ${most - 1} möglich`);
    expect(await add(page).isDisabled()).toBe(false);
    for (let more = 1; more < most; more++) await plus(page).click();
    expect(await plus(page).getAttribute('aria-disabled')).toBe('true');
    await plus(page).click({ force: true });
    expect(await widget(page).getByText(`${most} Karten`, { exact: false }).first().isVisible()).toBe(true);
    for (let fewer = 0; fewer < most; fewer++) await minus(page).click();
    expect(await announcement(page).textContent()).toContain(': 0 Karten.');
    expect(await add(page).isDisabled()).toBe(true);
  });

  test('puts tickets of two seat groups and a discount into the cart; header, box office and words agree', { tags: 'core' }, async () => {
    const page = await onList();
    await plus(page, 0).click();
    await plus(page, 1).click();
    await widget(page).getByRole('button', { name: 'Ermäßigungen' }).first().click();
    await plus(page, 0).click();
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.postData() ?? ''));
    await add(page).click();
    await result(page).waitFor();
    const words = await result(page).textContent();
    expect(words).toContain('Ihre Auswahl (3 Karten) wurde erfolgreich in Ihren Warenkorb gelegt.');
    expect(words).toContain('Ihre Karten sind für die nächsten 15 Minuten reserviert.');
    expect(await announcement(page).textContent()).toContain('Ihre Auswahl (3 Karten)');
    expect(posts.map((body) => JSON.parse(body).quantities)).toEqual([[1, 1], [1]]);
    expect(await headerCount(page).textContent()).toBe('3');
    expect(await ticketsAtBoxOffice(page)).toBe(3);
    expect(await accessibilityProblems(page)).toEqual([]);
    const cart = await result(page).getByRole('link', { name: 'Zum Warenkorb' }).getAttribute('href');
    expect(cart).toBe('/webshop/cart');
    expect(await page.locator('a:has(> [data-cart-amount])').getAttribute('href')).toBe(cart);
    await result(page).getByRole('button', { name: 'Weitere hinzufügen' }).click();
    await widget(page).getByText('3 liegen schon im Warenkorb').waitFor();
    expect(await focused(page)).toMatch(/^Karten: ./);
    const other = await page.context().newPage();
    await other.goto(programmeOf(groups));
    await openOnCard(other, groups);
    await plus(other).click();
    await add(other).click();
    await widget(page).getByText('4 liegen schon im Warenkorb').waitFor(); // the first window has heard of it
    expect(await headerCount(page).textContent()).toBe('4');
    await page.reload();
    await page.waitForFunction(() => document.querySelector('[data-cart-amount]')?.textContent === '4');
  });

  test('in English', async () => {
    const page = await open(programmeOf(english, 'en'), { viewport: { width: 360, height: 740 } });
    await openOnCard(page, english);
    await plus(page).click();
    await add(page).click();
    await result(page).waitFor();
    await page.waitForFunction(() => {
      const { top = 0, bottom = 0 } = document.querySelector('[data-booking-widget]')?.getBoundingClientRect() ?? {};
      return top >= (document.querySelector('main search, main form')?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY) && bottom <= innerHeight;
    });
    expect(await result(page).textContent()).toContain('has been successfully added into your cart.Your tickets will be reserved for the next 15 minutes.');
    expect(await result(page).getByRole('button', { name: 'Add more' }).isVisible()).toBe(true);
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test('one at a time; closing forgets what was selected and gives the focus back', async () => {
    const page = await onList();
    await plus(page).click();
    const other = page.locator(`a[data-book]:not([data-book="${groups.id}"])`).first();
    await other.click();
    await page.locator(`#event-${await other.getAttribute('data-book')} [data-booking-widget]`).waitFor();
    expect(await widget(page).count()).toBe(1);
    await page.keyboard.press('Escape');
    await widget(page).waitFor({ state: 'detached' });
    expect(await other.evaluate((link) => link === document.activeElement)).toBe(true);
    await openOnCard(page, groups);
    expect(await add(page).isDisabled()).toBe(true);
  });

  test('by keyboard alone', async () => {
    const page = await open(programmeOf(groups));
    await alive(page);
    await page.locator(`#event-${groups.id} a[data-book]`).focus();
    await page.keyboard.press('Enter');
    await plus(page).waitFor();
    const tabTo = async (name: RegExp) => {
      for (let step = 0; step < 40 && !name.test((await focused(page)) ?? ''); step++) await page.keyboard.press('Tab');
      expect(await focused(page)).toMatch(name);
    };
    await tabTo(/^Eine Karte mehr/);
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await tabTo(/^In den Warenkorb$/);
    await page.keyboard.press('Enter');
    await result(page).waitFor();
    expect(await focused(page)).toContain('Ihre Auswahl (2 Karten)');
    await tabTo(/^Zum Warenkorb$/);
    expect(await ticketsAtBoxOffice(page)).toBe(2);
  });

  test('a click with Ctrl follows the link in another tab', async () => {
    const page = await open(programmeOf(groups));
    await alive(page);
    const [tab] = await Promise.all([page.context().waitForEvent('page'), page.locator(`#event-${groups.id} a[data-book]`).click({ modifiers: ['Control'] })]);
    await tab.waitForURL(`**${groups.ticket_url}`);
    expect(await widget(page).count()).toBe(0);
  });

  test.each([
    ['no-preference', 'smooth'],
    ['reduce', 'auto'],
  ] as const)('comes into view, where motion is %s, by a scroll that is %s', async (reducedMotion, behaviour) => {
    const page = await onList(groups, { reducedMotion });
    await page.evaluate(() => {
      const { scrollIntoView } = Element.prototype;
      Element.prototype.scrollIntoView = function (how) {
        if (this.matches('[data-booking-widget]')) document.body.dataset.scrolled = JSON.stringify(how);
        scrollIntoView.call(this, how);
      };
    });
    await plus(page).click();
    await add(page).click();
    await result(page).waitFor();
    await page.waitForFunction(() => document.body.dataset.scrolled);
    expect(JSON.parse((await page.locator('body').getAttribute('data-scrolled')) ?? '').behavior).toBe(behaviour);
  });

  test('its code comes when it is reached for, and without script the link leads into the webshop', async () => {
    const asked: string[] = [];
    const page = await open('about:blank');
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(programmeOf(groups));
    await alive(page);
    expect(asked.filter((url) => /booking-widget|\/offer\//.test(url))).toEqual([]);
    const plain = await open(programmeOf(groups), { javaScriptEnabled: false });
    expect(await plain.locator(`#event-${groups.id} p a`).getAttribute('href')).toBe(groups.ticket_url);
  });
});

test('in the overlay: Escape closes the widget first, then the overlay', async () => {
  const page = await open('/de');
  await alive(page);
  await answering(page, 'a[aria-haspopup=dialog]');
  await page.getByRole('link', { name: 'Programm und Karten', exact: true }).click();
  await page.locator('dialog a[data-book]').first().click();
  await page.locator('dialog [data-booking-widget] h4').waitFor();
  await page.keyboard.press('Escape');
  await widget(page).waitFor({ state: 'detached' });
  // The attribute tells at once; it stays visible as long as it slides out.
  expect(await page.getByRole('dialog').getAttribute('open')).toBe('');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
});

describe('time slots', () => {
  test('the first that can be had is chosen; those with status 0 are not offered; a choice leads back', async () => {
    const page = await onList(slots);
    const times = slots.offer.seat_groups[0]?.timeslots.filter(({ status }) => status !== '0').map(({ time_start }) => `${time_start.slice(0, 5)} Uhr`) ?? [];
    await widget(page).getByText(`Einlass ${times[0]}`).waitFor();
    await widget(page).getByRole('button', { name: 'Andere Uhrzeit' }).click();
    expect(await accessibilityProblems(page)).toEqual([]);
    const offered = await widget(page).getByRole('listitem').getByRole('button').allTextContents();
    expect(offered.map((text) => text.slice(0, 9))).toEqual(times);
    await widget(page)
      .getByRole('button', { name: times[1] ?? '' })
      .click();
    await widget(page).getByText(`Einlass ${times[1]}`).waitFor();
    expect(await focused(page)).toBe('Andere Uhrzeit');
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/shop-cart/'));
    await plus(page).click();
    await add(page).click();
    expect(JSON.parse((await sent).postData() ?? '').block_id).toBeGreaterThan(0);
    await result(page).waitFor();
    expect(await ticketsAtBoxOffice(page)).toBe(1);
  });
});

describe('on the page of the event', () => {
  test('in its own section, by a price there, of which one ticket is chosen, and by the sticky button; without “Weitere hinzufügen”', async () => {
    const page = await open(groups.link.url);
    await alive(page);
    await page.locator('[data-booking] a[data-book]').first().click();
    await plus(page).waitFor();
    await add(page).and(page.locator(':not([aria-disabled])')).waitFor();
    expect(await page.locator('[data-booking] [data-booking-widget]').count()).toBe(1);
    expect(await page.locator('[data-prices]').isVisible()).toBe(false);
    expect(await accessibilityProblems(page)).toEqual([]);
    await widget(page).getByRole('button', { name: 'Kartenauswahl schließen' }).click();
    await page.locator('[data-prices]').waitFor();
    await page.evaluate(() => scrollTo(0, innerHeight));
    await page.locator('nav a[data-book]').click();
    await plus(page).click();
    await page.getByRole('button', { name: 'Nach oben' }).waitFor({ state: 'hidden' }); // it would lie on the widget's own
    await add(page).click();
    await result(page).waitFor();
    expect(await result(page).getByRole('link', { name: 'Zum Warenkorb' }).isVisible()).toBe(true);
    expect(await result(page).getByRole('button').count()).toBe(0);
  });

  test.each([
    [1366, 768],
    [740, 360],
  ])('comes into view with its heading, from wherever on the page it is opened (%i × %i px)', async (width, height) => {
    const page = await open(groups.link.url, { viewport: { width, height }, reducedMotion: 'reduce' });
    await alive(page);
    await page.evaluate(() => scrollTo(0, 1e6));
    await page.evaluate(() => scrollBy(0, -innerHeight));
    await page.locator('aside a[data-book]').dispatchEvent('click'); // where it is out of sight, a click would scroll to it
    await plus(page).waitFor();
    await page.waitForFunction(() => {
      const { top = 0, bottom = 0 } = document.querySelector('[data-booking-widget] h3')?.getBoundingClientRect() ?? {};
      return top >= (document.querySelector('body > header')?.getBoundingClientRect().bottom ?? 0) && bottom <= innerHeight;
    });
  });

  test('the price list shows two entries, then all in a view that scrolls with the keyboard', async () => {
    const page = await open(groups.link.url);
    await alive(page);
    const list = page.getByRole('region', { name: 'Preise' });
    const height = () => list.evaluate((element) => element.getBoundingClientRect().height / 16);
    expect(await list.locator('li:visible').count()).toBe(2);
    expect(await height()).toBeLessThanOrEqual(11.25);
    await page.getByRole('button', { name: /^Alle \d+ Preise zeigen$/ }).click();
    await page.waitForFunction(() => document.querySelector('[data-prices] section')?.getAnimations().length === 0);
    expect(await list.locator('li').count()).toBe(groups.offer.seat_groups.length);
    expect(await height()).toBeLessThanOrEqual(25);
    await list.focus();
    expect(await accessibilityProblems(page)).toEqual([]);
    const plain = await open(groups.link.url, { javaScriptEnabled: false });
    expect(await plain.getByRole('region', { name: 'Preise' }).locator('li:visible').count()).toBe(groups.offer.seat_groups.length);
  });
});
