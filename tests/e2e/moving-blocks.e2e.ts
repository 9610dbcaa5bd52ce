import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blockExamples } from '#blocks/examples.ts';
import { startBlocksSite } from '../support/blocks/blocks-site.ts';
import { accompanied, settled, useBrowser } from '../support/browser.ts';
import { ownSite } from '../support/own-site.ts';

// What only a browser can show of blocks that move: scrolling, the lightbox and the history, what is asked for and when.
const open = useBrowser({ moving: true });
let site: Awaited<ReturnType<typeof startBlocksSite>>;
beforeAll(async () => {
  site = await startBlocksSite();
});
afterAll(() => site.stop());

const slider = () => blockExamples.imagelist?.slice(0, 1) ?? [];

test('a slider moves by keys, says where it is, and opens the lightbox, which Back and Escape close and which gives the focus back', async () => {
  const page = await open(site.show(slider()));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const position = page.locator('[aria-live]').first();
  const link = (index: number) => page.locator('[data-slides] li').nth(index).locator('a');
  await page.locator('[data-slides]').focus();
  const positionAfterEnd = async () => {
    await page.keyboard.press('End');
    return position.textContent();
  };
  await expect.poll(positionAfterEnd).toContain('Bild 5 von 5'); // until its script is there the keys scroll the page
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => position.textContent()).toContain('Bild 4 von 5');
  await page.keyboard.press('Home');
  await expect.poll(() => position.textContent()).toContain('Bild 1 von 5');
  expect(asked.filter((path) => path.includes('lightbox.'))).toEqual([]);

  const dialog = page.locator('dialog[open]');
  await link(0).press('Enter');
  await dialog.waitFor();
  expect(asked.some((path) => path.includes('lightbox.'))).toBe(true);
  expect(await dialog.locator('figure:not([inert]) img').getAttribute('alt')).toBe('Der Große Saal vom zweiten Rang aus, leer');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => dialog.locator('[aria-live]').textContent()).toBe('Bild 2 von 5');
  const length = await page.evaluate(() => history.length);
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  expect(page.url()).toContain('/page/');
  expect(await link(1).evaluate((element) => element === document.activeElement)).toBe(true);

  await page.keyboard.press('Enter');
  await dialog.waitFor();
  await page.keyboard.press('+');
  expect(await dialog.getByRole('button', { name: 'Vergrößern' }).getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await link(1).evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.evaluate(() => history.length)).toBe(length);
});

test('an embed asks nobody but the own origin before the click, and shows its frame then, without letting the page around it be changed', async () => {
  const examples = ['video', 'videolist', 'audio', 'viewer', 'socialmedia'].flatMap((type) => blockExamples[type] ?? []);
  const page = await open('about:blank');
  const foreign: string[] = [];
  await page.route(/^https:/, (route) => {
    foreign.push(new URL(route.request().url()).hostname);
    return route.fulfill({ contentType: 'text/html', body: '<title>Spieler</title>' });
  });
  await page.goto(site.show(examples), { waitUntil: 'networkidle' });
  const link = page.locator('a[data-frame*=youtube-nocookie]').first();
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  expect(await page.locator('iframe').count()).toBe(0);
  expect(foreign).toEqual([]);
  await link.click();
  await expect.poll(() => foreign).toEqual(['www.youtube-nocookie.com']);
  const frame = page.locator('iframe');
  expect(await link.isVisible()).toBe(false);
  expect(await frame.getAttribute('title')).toBe('Wie der Große Saal klingt, wenn niemand spielt (YouTube)');
  expect(await frame.getAttribute('sandbox')).not.toContain('top-navigation');
  expect(await frame.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.getByRole('link', { name: 'Bei YouTube öffnen' }).getAttribute('rel')).toBe('noopener noreferrer');
});

test('a film gets our controls, which the keyboard reaches; a hero plays by itself only where things may move, and can be paused', async () => {
  const examples = ['heromedia', 'videoselfhosted'].flatMap((type) => blockExamples[type]?.slice(0, 1) ?? []);
  const page = await open(site.show(examples));
  const hero = page.locator('[data-enhance=hero-film]');
  await expect.poll(() => hero.getAttribute('data-playing')).toBe('');
  await hero.getByRole('button', { name: 'Film anhalten' }).press('Enter');
  await expect.poll(() => hero.locator('video').evaluate((film: HTMLVideoElement) => film.paused)).toBe(true);

  const player = page.locator('[data-enhance=player][data-ready]');
  expect(await player.locator('video').getAttribute('controls')).toBeNull();
  await player.getByRole('button', { name: 'Abspielen' }).press('Enter');
  await expect.poll(() => player.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(0);
  await player.getByRole('button', { name: 'Anhalten' }).press('Enter');
  await player.getByRole('slider').press('ArrowRight');
  await expect.poll(() => player.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(4);
  expect(await player.getByRole('slider').getAttribute('aria-valuetext')).toMatch(/^0:0\d von 0:0\d$/);

  const still = await open(page.url(), { reducedMotion: 'reduce' });
  await still.locator('[data-enhance=hero-film][data-ready]').waitFor();
  expect(
    await still.locator('[data-enhance=hero-film] video').evaluate((film: HTMLVideoElement) => film.networkState === film.NETWORK_LOADING || !film.paused),
  ).toBe(false);
  await still.getByRole('button', { name: 'Film abspielen' }).waitFor();
});

test('on the site a page without such a block asks for no script of blocks; one with pictures does, also on a move, and Back from the lightbox stays on it', async () => {
  const link = blockExamples.link?.[0];
  const leave = await storePages({
    still: [{ ...link, fields: { ...link?.fields, link: { de: '/de/bewegt' } } }],
    bewegt: slider(),
  });
  try {
    const page = await open('about:blank');
    const scripts: string[] = [];
    page.on('request', (request) => /(enhancements|slider|lightbox)-[^/]+\.js$/.test(request.url()) && scripts.push(request.url()));
    await page.goto(`${ownSite().url}/de/still`);
    await accompanied(page);
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    await page.locator('main a[href="/de/bewegt"]').click();
    await page.waitForURL(/bewegt$/);
    await page.locator('main [data-enhance="slider"][data-enhanced]').waitFor();
    await page.getByRole('button', { name: 'Nächstes Bild' }).click();
    await expect.poll(() => page.locator('main [aria-live]').first().textContent()).toContain('Bild 2 von 5');
    await page.locator('[data-slides] li').nth(1).locator('a').click();
    await page.locator('dialog[open]').waitFor();
    let asked = 0;
    page.on('request', (request) => request.url().includes('/page-data/') && asked++);
    await page.goBack();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/de/bewegt');
    expect(await page.locator('main [aria-live]').first().textContent()).toContain('Bild 2 von 5');
    expect(asked).toBe(0); // the router was told of nothing
    await page.evaluate(() => history.forward());
    await settled(page);
    expect([new URL(page.url()).pathname, await page.locator('dialog[open]').count()]).toEqual(['/de/bewegt', 0]);
    await expect.poll(() => page.evaluate(() => 'panel' in (history.state ?? {}))).toBe(false); // the lightbox's entry is skipped
    await page.goBack();
    await page.waitForURL(/still$/);
  } finally {
    await leave();
  }
});

test('a link that is marked sticky stays in view, below a hero and by itself, and goes with its page', async () => {
  const sticky = { id: 'l1', type: 'link', fields: { link_text: { de: 'Karten kaufen' }, link: { de: '/de/programm' }, sticky: true } };
  const hero = { ...blockExamples.heromedia?.[0], id: 'h1', fields: { ...blockExamples.heromedia?.[0]?.fields, image: null, video: null, sticky: true } };
  const text = {
    id: 't1',
    type: 'text',
    fields: { content: { de: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Wort '.repeat(3_000) }] }] } } },
  };
  const away = { id: 'l2', type: 'link', fields: { link_text: { de: 'Weiter' }, link: { de: '/de/ohne' } } };
  const leave = await storePages({ klebt: [away, sticky, hero, text], ohne: [text] });
  try {
    const page = await open('/de/klebt');
    await accompanied(page);
    const links = page.getByRole('navigation', { name: 'Immer zur Hand' }).getByRole('link');
    await expect.poll(() => page.locator('main [data-enhance="sticky-link"][data-enhanced]').count()).toBe(2);
    await page.evaluate(() => scrollTo(0, 3_000)); // shown once the page has been scrolled
    await expect.poll(() => links.allTextContents()).toEqual(expect.arrayContaining(['Karten kaufen', 'Zum Programm']));
    expect(await links.filter({ hasText: 'Karten kaufen' }).getAttribute('href')).toBe('/de/programm');
    await page.locator('main a[href="/de/ohne"]').evaluate((link: HTMLElement) => link.click());
    await page.waitForURL(/ohne$/);
    await expect.poll(() => links.allTextContents()).not.toContain('Karten kaufen');
  } finally {
    await leave();
  }
});

/** In the database, by their path; what it answers takes them away again. */
async function storePages(pages: Record<string, readonly object[]>) {
  const database = new pg.Client({ host: join(ownSite().dataDir, 'postgres', 'socket'), user: 'foyer', database: 'postgres' });
  await database.connect();
  const ids: number[] = [];
  for (const [path, blocks] of Object.entries(pages)) {
    const document = JSON.stringify({ format: 1, layout: '100', columns: [blocks] });
    const { rows } = await database.query('insert into page (title, urls, is_online) values ($1, $2, true) returning id', [
      JSON.stringify({ de: path }),
      JSON.stringify({ de: `/de/${path}` }),
    ]);
    ids.push(rows[0].id);
    const container = await database.query("insert into container (slug, content_type, object_id, draft) values ($1, 'page', $2, $3) returning id", [
      `page-${rows[0].id}`,
      rows[0].id,
      document,
    ]);
    await database.query("update published_container set document = $1, published_at = now() where container_id = $2 and language = 'de'", [
      document,
      container.rows[0].id,
    ]);
  }
  // The database tells the site of it.
  for (const path of Object.keys(pages)) await expect.poll(async () => (await fetch(`${ownSite().url}/de/${path}`)).status).toBe(200);
  return async () => {
    await database.query("delete from container where content_type = 'page' and object_id = any($1)", [ids]);
    await database.query('delete from page where id = any($1)', [ids]);
    await database.end();
  };
}
