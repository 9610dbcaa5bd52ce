import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { blockExamples } from '#blocks/examples.ts';
import { newPageWith } from '../support/browser/editor-page.ts';
import { useBrowser } from '../support/browser.ts';

// Every text of every block is typed where it stands, with a real mouse and real keys.
const open = useBrowser();

const children = new Set(['faqitem', 'teaseritem', 'videoitem', 'logoitem', 'anchor']);
const examples = Object.entries(blockExamples).flatMap(([type, [first]]) => (first && !children.has(type) ? [first] : []));

/** The texts of the page by their place in it; of those in closed answers of an FAQ only the question can be seen. */
const texts = (page: Page) => page.locator('#content :is([data-text], [data-rich])');

test('a click in the middle of any text gives it the caret, and words with spaces land in it', async () => {
  const page = await open('about:blank', { reducedMotion: 'reduce', viewport: { width: 1366, height: 900 } });
  const path = await newPageWith(page, examples);
  await page.goto(`${path}?edit`);
  await texts(page).first().waitFor();
  const count = await texts(page).count();
  expect(count).toBeGreaterThan(25);
  const lost: string[] = [];
  for (let index = 0; index < count; index++) {
    const text = texts(page).nth(index);
    const name = await text.evaluate((element) => `${element.closest('[data-block]')?.tagName} ${element.dataset.text ?? element.dataset.rich}`);
    if (!(await text.isVisible())) continue;
    await text.scrollIntoViewIfNeeded();
    const box = await text.boundingBox();
    if (!box) continue;
    await page.mouse.click(box.x + Math.min(box.width / 2, 60), box.y + Math.min(box.height / 2, 12));
    const hasCaret = () =>
      text.evaluate(
        (element) =>
          element.contains(document.activeElement) && (element.matches('[contenteditable]') || document.activeElement?.closest('[contenteditable]') !== null),
      );
    const isReached = await expect
      .poll(hasCaret, { timeout: 3_000 })
      .toBe(true)
      .then(
        () => true,
        () => false,
      );
    if (isReached) await page.keyboard.type(`zu Gast ${index} `, { delay: 5 });
    if (!isReached || !((await text.textContent()) ?? '').replace(/\u00a0/g, ' ').includes(`zu Gast ${index} `)) lost.push(`${name} (${index})`);
  }
  expect(lost).toEqual([]);
});

test('with a form open a click into a text of another block gives it the caret', async () => {
  const page = await open('about:blank', { reducedMotion: 'reduce', viewport: { width: 1366, height: 900 } });
  const headline = (id: string, de: string) => ({ id, type: 'headline', fields: { headline_level: 2, content: { de } } });
  const path = await newPageWith(page, [headline('eins', 'Eins'), headline('zwei', 'Zwei')]);
  await page.goto(`${path}?edit`);
  await page.getByRole('heading', { name: 'Eins' }).click();
  await page
    .getByRole('toolbar', { name: /Baustein Überschrift/ })
    .getByRole('button', { name: 'Bearbeiten' })
    .click();
  await page.getByRole('dialog', { name: 'Überschrift bearbeiten' }).waitFor();
  await page.getByRole('heading', { name: 'Zwei' }).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Worte mehr', { delay: 5 });
  await page.getByRole('heading', { name: 'Zwei Worte mehr' }).waitFor();
  await expect
    .poll(() => page.getByRole('dialog', { name: 'Überschrift bearbeiten' }).getByLabel('Überschrift', { exact: true }).inputValue())
    .toBe('Zwei Worte mehr');
});

const words = 'Wer die lange Zeile unter einer kurzen Überschrift in ihrer Mitte anklickt, will darin schreiben und nichts einfügen. ';
const rich = (text: string) => ({ de: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] } });
const close = [
  { id: 'titel', type: 'headline', fields: { headline_level: 2, content: { de: words } } },
  { id: 'text', type: 'text', fields: { content: rich(words.repeat(3)) } },
  { id: 'zweiter', type: 'text', fields: { content: rich(words.repeat(2)) } },
  {
    id: 'plan',
    type: 'table',
    fields: { column_count: 2, header_row: true },
    children: ['kopf', 'eins'].map((id) => ({ id, type: 'tablerow', fields: { cell_1: rich(id), cell_2: rich(words) } })),
  },
  { id: 'fragen', type: 'faq', fields: {}, children: ['f1', 'f2'].map((id) => ({ id, type: 'faqitem', fields: { question: { de: words } } })) },
];
/** Also whether the mouse reaches each such button. */
const insertButtons = (page: Page) =>
  page.evaluate(() => {
    const isInsert = (hit: Element | null) => hit?.closest('[data-frame] > button, [data-gap] button');
    const covered = [...document.querySelectorAll('#content :is([data-text], [data-rich])')].flatMap((text) => {
      const { left, right, top, bottom } = text.getBoundingClientRect();
      const across = Array.from({ length: Math.floor((right - left) / 6) }, (_, index) => left + 2 + index * 6);
      const lines = [top + 2, top + 10, bottom - 10, bottom - 2];
      return lines.filter((y) => across.some((x) => isInsert(document.elementFromPoint(x, y)))).map(() => text.textContent);
    });
    const unreachable = [...document.querySelectorAll<HTMLElement>('[data-frame] > button, [data-gap] button')].filter((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      return (
        left < 0 ||
        right > innerWidth ||
        (top > 80 && bottom < innerHeight - 120 && !isInsert(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)))
      );
    });
    return { covered, unreachable: unreachable.map((button) => button.ariaLabel) };
  });

test.each([1920, 1366, 768, 360])('no button for a new block lies on a text, around what is selected or between blocks, %i px wide', async (width) => {
  const page = await open('about:blank', { reducedMotion: 'reduce', viewport: { width, height: 900 } });
  await page.goto(`${await newPageWith(page, close)}?edit`);
  await texts(page).first().waitFor();
  for (const id of ['titel', 'text', 'zweiter', 'kopf', 'eins', 'f1', 'f2']) {
    const block = page.locator(`[data-block="${id}"]`);
    const text = page.locator(`[data-block="${id}"]:is([data-text], [data-rich]), [data-block="${id}"] :is([data-text], [data-rich])`).first();
    await text.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await text.click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.matches('.tiptap, [data-text]'))).toBe(true);
    await page.keyboard.press('Escape');
    const frame = page.locator('[data-frame]');
    await expect.poll(() => frame.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await insertButtons(page), `around ${id}`).toEqual({ covered: [], unreachable: [] });
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Baustein davor einfügen');
    const edges = await block.evaluate((element) => {
      const before = element.previousElementSibling?.getBoundingClientRect();
      const { left, right, top } = element.getBoundingClientRect();
      return before && before.bottom <= top + 1 ? { x: (left + right) / 2, y: (before.bottom + top) / 2 } : null;
    });
    await page.keyboard.press('Escape');
    if (!edges) continue;
    await page.mouse.move(edges.x, edges.y - 2);
    await page.mouse.move(edges.x, edges.y);
    await page.getByRole('button', { name: 'Hier einen Baustein einfügen' }).waitFor();
    expect(await insertButtons(page), `before ${id}`).toEqual({ covered: [], unreachable: [] });
    await page.mouse.move(edges.x, 2);
  }
});

test('a page that is loaded anew while it is edited does not meet itself, and the second skip link leads to the bar', async () => {
  const page = await open('about:blank', { reducedMotion: 'reduce', viewport: { width: 1366, height: 900 } });
  const path = await newPageWith(page, [{ id: 'eins', type: 'headline', fields: { headline_level: 2, content: { de: 'Eins' } } }]);
  const others = () => page.waitForResponse((response) => response.url().includes('/presence/')).then(async (response) => (await response.json()).others);
  const first = others();
  await page.goto(`${path}?edit`);
  expect(await first).toEqual([]);
  const again = others();
  await page.reload();
  expect(await again).toEqual([]);
  await page.getByRole('heading', { name: 'Eins' }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'Zur Bearbeitungsleiste springen' }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Werkzeuge der Redaktion');
});

test('a click beside short words, in a line that they have to themselves, gives them the caret', async () => {
  const page = await open('about:blank', { reducedMotion: 'reduce', viewport: { width: 1366, height: 900 } });
  const teaser = { id: 'teaser', type: 'teaseritem', fields: { headline: { de: 'Kurz' }, link: { de: '/de/programm' } } };
  const question = { id: 'frage', type: 'faqitem', fields: { question: { de: 'Wann?' } } };
  const path = await newPageWith(page, [
    { id: 'liste', type: 'teaserlist', fields: {}, children: [teaser] },
    { id: 'fragen', type: 'faq', fields: {}, children: [question] },
  ]);
  await page.goto(`${path}?edit`);
  for (const [line, field] of [
    ['[data-block="teaser"] :is(h2, h3)', 'headline'],
    ['[data-block="frage"] summary', 'question'],
  ] as const) {
    const text = page.locator(`#content [data-text="${field}"]`);
    await text.waitFor();
    const box = await page.locator(`#content ${line}`).boundingBox();
    if (!box) throw new Error('It is drawn.');
    await page.mouse.click(box.x + box.width * 0.7, box.y + box.height / 2);
    await expect.poll(() => text.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.type(' dazu', { delay: 5 });
    expect(await text.innerText()).toContain(' dazu');
  }
});
