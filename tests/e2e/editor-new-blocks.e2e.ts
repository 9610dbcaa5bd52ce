import { expect, test } from 'vitest';
import { blockRegistry } from '#blocks/registry.ts';
import { newBlock } from '#editor/actions/new-block.ts';
import { newPageWith } from '../support/browser/editor-page.ts';
import { useBrowser } from '../support/browser.ts';

// Blocks as they are when somebody has just inserted them.
const open = useBrowser();

const fresh = blockRegistry.blocks.filter(({ childOnly }) => !childOnly).flatMap(({ type }) => newBlock(blockRegistry, type) ?? []);
const libraryTitle = 'Medium wählen';
const withPicture = ['fullteaser', 'logolist', 'teaserlist', 'twocolumns', 'image', 'audio'];
const [minHeight, minWidth] = [24, 100];

test('a new block of any kind is seen, is named or typed in, and where it says that it is empty opens its form without a complaint', async () => {
  const page = await open('about:blank', { reducedMotion: 'reduce', viewport: { width: 1366, height: 900 } });
  await page.goto(`${await newPageWith(page, fresh)}?edit`);
  await page.locator('#content [data-hollow]').first().waitFor();
  const unseen: string[] = [];
  for (const { id, type } of fresh) {
    const block = page.locator(`#content [data-block="${id}"]`);
    const box = await block.boundingBox();
    const links = await block.evaluate(
      (element) =>
        [element, ...element.querySelectorAll('*')].filter((one) => one.matches('[data-hollow], [data-text], [data-rich], [data-editor], article, li')).length,
    );
    if (!box || box.height < minHeight || box.width < minWidth || links === 0) unseen.push(`${type}: ${box?.width} × ${box?.height}, ${links}`);
  }
  expect(unseen).toEqual([]);
  expect(await page.locator('#content [data-hollow] [data-hollow]').count()).toBe(0);
  for (const type of ['heromedia', 'fullteaser', 'logolist', 'teaserlist', 'twocolumns', 'container', 'forms', 'image', 'html', 'audio']) {
    const block = page.locator(`#content [data-block="${fresh.find((one) => one.type === type)?.id}"]`);
    const hollow = block.locator('xpath=descendant-or-self::*[@data-hollow]').first();
    expect(await hollow.getAttribute('role'), type).toBe('button');
    await hollow.scrollIntoViewIfNeeded();
    await hollow.click({ position: { x: 20, y: 20 } });
    const form = page.locator('dialog[open]');
    await form.waitFor();
    // Where a picture is the first need, the way to it is one click.
    expect(await page.getByRole('dialog', { name: libraryTitle }).count(), type).toBe(withPicture.includes(type) ? 1 : 0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('dialog') !== null), { message: type }).toBe(true);
    expect(await form.locator('[aria-invalid=true]').count(), type).toBe(0);
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });
  }
});

test('a picture that is chosen from the words in its place stands there at once, and is undone in one step', async () => {
  const page = await open('about:blank', { reducedMotion: 'reduce', viewport: { width: 1366, height: 900 } });
  const [image] = fresh.filter(({ type }) => type === 'image');
  await page.goto(`${await newPageWith(page, image ? [image] : [])}?edit`);
  const block = page.locator(`#content [data-block="${image?.id}"]`);
  await block.press('Enter');
  const library = page.getByRole('dialog', { name: libraryTitle });
  await library.getByRole('grid').getByRole('row').first().click();
  await library.waitFor({ state: 'detached' });
  await block.locator('img').waitFor();
  await page.keyboard.press('Control+z');
  await expect.poll(() => block.getAttribute('data-hollow')).toContain('noch leer');
});

test('what will keep a block from being published is a hint at its field, and a complaint once somebody has left it', async () => {
  const page = await open('about:blank', { reducedMotion: 'reduce', viewport: { width: 1366, height: 900 } });
  const wanted = fresh.filter(({ type }) => ['forms', 'heromedia'].includes(type));
  await page.goto(`${await newPageWith(page, wanted)}?edit`);
  for (const { id, type } of wanted) {
    const label = type === 'forms' ? /^Oder Kennung bei HubSpot/ : /^Sichtbar ab/;
    await page.locator(`#content [data-block="${id}"]`).press('Enter');
    const form = page.locator('dialog[open]');
    const field = form.getByLabel(label);
    await field.waitFor();
    await form.getByText('Zum Veröffentlichen nötig').waitFor();
    expect(await field.getAttribute('aria-invalid'), type).not.toBe('true');
    await field.focus();
    await form.getByRole('button', { name: 'Schließen', exact: true }).focus();
    await expect.poll(() => field.getAttribute('aria-invalid'), { message: type }).toBe('true');
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });
  }
});
