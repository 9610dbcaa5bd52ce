import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signInEditor } from '../support/browser/editor-page.ts';
import { focusedElement, misfits } from '../support/browser/geometry.ts';
import { accessibilityProblems, useBrowser } from '../support/browser.ts';

// Each dialog of edit mode by keyboard alone: into it, through it, and back to what opened it.
const open = useBrowser();

const nameOfFocus = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim());
const isInDialog = (page: Page) => page.evaluate(() => document.activeElement?.closest('dialog') !== null);

/** Answers what was covered on the way, and how many places there were. */
async function walk(page: Page, limit = 30): Promise<{ covered: string[]; stops: number }> {
  const covered: string[] = [];
  const first = await page.evaluateHandle(() => document.activeElement);
  for (let stops = 1; stops <= limit; stops += 1) {
    const focused = await focusedElement(page);
    if (focused?.hidden) covered.push(`${focused.name}: ${focused.hidden}`);
    await page.keyboard.press('Tab');
    if (await page.evaluate((element) => document.activeElement === element || document.activeElement === document.body, first)) return { covered, stops };
  }
  return { covered, stops: limit };
}

const dialogs = [
  { button: 'Sprachen', title: 'Deutsch und Englisch' },
  { button: 'Vorschau', title: 'Vorschau' },
  { button: 'Prüfliste', title: 'Entwurf' },
  { button: 'Einstellungen', title: 'Einstellungen der Seite' },
  { button: 'Hilfe', title: 'Tasten' },
  { button: 'Veröffentlichen …', title: 'Entwurf' },
  { button: 'Mehr', title: 'Baustein einfügen' },
];

test('every dialog of the toolbar has the focus when it opens, hides none of its places, fits, and gives the focus back by Escape', async () => {
  const page = await open('about:blank', { reducedMotion: 'reduce', viewport: { width: 1920, height: 900 } });
  await signInEditor(page);
  // What the settings show comes late: nothing of it may push away what has the focus by then.
  const held = Promise.withResolvers<void>();
  await page.route(/\/pageeditor-api\/pages\/\d+\/$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/de/besuch/karten?edit');
  for (const { button, title } of dialogs) {
    const opener = page.getByRole('button', { name: button, exact: true });
    await opener.press('Enter');
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.waitFor();
    await expect.poll(() => isInDialog(page), { message: button }).toBe(true);
    if (button === 'Einstellungen') {
      await page.keyboard.press('Tab');
      expect(await nameOfFocus(page)).toMatch(/^Alle Seiten/);
      held.resolve();
      await dialog.getByRole('button', { name: 'Speichern' }).waitFor();
      expect((await focusedElement(page))?.hidden).toBeNull();
    }
    const { covered, stops } = await walk(page);
    expect(covered, button).toEqual([]);
    expect(stops, button).toBeGreaterThan(1);
    expect(await misfits(page), button).toEqual([]);
    // The frames of the preview hold two whole pages, which have journeys of their own.
    if (button !== 'Vorschau') expect(await accessibilityProblems(page, 'dialog[open]'), button).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect
      .poll(() => nameOfFocus(page), { message: `${button}: back` })
      .toBe(await opener.evaluate((element) => element.getAttribute('aria-label') ?? element.textContent?.trim()));
  }
});

test('a set time is planned and cancelled, a version compared, and a dialog opened from another, by keyboard', async () => {
  const page = await open('about:blank', { reducedMotion: 'reduce', viewport: { width: 390, height: 780 } });
  await signInEditor(page);
  await page.goto('/de/besuch/karten?edit');
  const opener = page.getByRole('button', { name: 'Veröffentlichen …' });
  await opener.press('Enter');
  const draft = page.getByRole('dialog', { name: 'Entwurf' });
  await draft.getByRole('button', { name: /^Deutsch zu/ }).press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toMatch(/^plan_/);
  await draft.getByLabel('Zeitpunkt').fill('2027-03-01T10:00');
  expect(await misfits(page), 'planning').toEqual([]);
  await draft.getByRole('button', { name: 'Abbrechen' }).press('Enter');
  await expect.poll(() => nameOfFocus(page)).toMatch(/^Deutsch zu/);
  await draft.getByRole('tab', { name: 'Veröffentlichen' }).press('ArrowLeft');
  await expect.poll(() => nameOfFocus(page)).toBe('Verlauf');
  await draft
    .getByRole('button', { name: /Auf Deutsch veröffentlicht/ })
    .first()
    .press('Enter');
  await expect.poll(() => draft.locator('[aria-expanded=true]').count()).toBe(1);
  expect(await misfits(page), 'comparison').toEqual([]);
  expect(await accessibilityProblems(page, 'dialog[open]'), 'comparison').toEqual([]);
  await draft.getByRole('button', { name: 'Zwei Sprachen' }).press('Enter');
  await page.getByRole('dialog', { name: 'Deutsch und Englisch' }).waitFor();
  await expect.poll(() => isInDialog(page)).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => nameOfFocus(page)).toBe('Veröffentlichen …');
});

test('Escape in the page that the preview shows closes what lies over that page first, then the preview', async () => {
  const page = await open('about:blank', { reducedMotion: 'reduce' });
  await signInEditor(page);
  await page.goto('/de/besuch/karten?edit');
  await page.getByRole('button', { name: 'Vorschau', exact: true }).press('Enter');
  const preview = page.getByRole('dialog', { name: 'Vorschau' });
  const shown = preview.frameLocator('iframe').first();
  await shown.locator('main').waitFor();
  // One of the page's own, as its menus and lightboxes are.
  const own = await shown.locator('body').evaluateHandle((body) => {
    const dialog = body.appendChild(body.ownerDocument.createElement('dialog'));
    dialog.append(body.ownerDocument.createElement('button'));
    dialog.showModal();
    return dialog;
  });
  await page.keyboard.press('Escape');
  await expect.poll(() => own.evaluate((dialog) => dialog.open)).toBe(false);
  expect(await preview.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await preview.waitFor({ state: 'hidden' });
});

const toolbarWords = {
  de: {
    region: 'Werkzeuge der Redaktion',
    blocks: [
      'Überschrift',
      'Text',
      'Link',
      'Bild',
      'Fragen und Antworten',
      'Video',
      'Ton',
      'Viewer',
      'Zitat',
      'Großer Teaser',
      'Teaserliste',
      'Bilder',
      'Videos',
      'Beitrag aus einem Netzwerk',
      'Mehr',
    ],
    tools: ['Gliederung', 'Sprachen', 'Vorschau', 'Prüfliste', 'Verlauf', 'Einstellungen', 'Hilfe'],
    ends: ['Veröffentlichen …', 'Fertig'],
    menu: 'Werkzeuge',
    shortMenu: 'Mehr',
    more: 'Baustein',
  },
  en: {
    region: 'Editing tools',
    blocks: [
      'Headline',
      'Text',
      'Link',
      'Image',
      'Questions and answers',
      'Video',
      'Audio',
      'Viewer',
      'Quote',
      'Full teaser',
      'List of teasers',
      'Images',
      'Videos',
      'Social media embed',
      'More',
    ],
    tools: ['Outline', 'Languages', 'Preview', 'Check list', 'History', 'Settings', 'Help'],
    ends: ['Publish …', 'Done'],
    menu: 'Tools',
    shortMenu: 'More',
    more: 'Block',
  },
} as const;

const visibleWords = (page: Page, selector: string) =>
  page.locator(`#editor-dock ${selector}`).evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const clip = element.closest('ul')?.getBoundingClientRect();
        return (
          element.scrollWidth <= element.clientWidth &&
          right > left &&
          left >= (clip?.left ?? 0) - 1 &&
          right <= (clip?.right ?? innerWidth) + 1 &&
          left >= 0 &&
          right <= innerWidth &&
          top >= 0 &&
          bottom <= innerHeight
        );
      })
      .map((element) => (element as HTMLElement).innerText.trim()),
  );

test('the toolbar shows all its blocks by their words, and its tools by theirs or in a menu of words, at every width and in both languages', async () => {
  const page = await open('about:blank', { reducedMotion: 'reduce', viewport: { width: 1366, height: 768 } });
  await signInEditor(page);
  for (const language of ['de', 'en'] as const) {
    const { region, blocks, tools, ends, menu, shortMenu, more } = toolbarWords[language];
    await page.goto(language === 'de' ? '/de/besuch/karten?edit' : '/en/your-visit/tickets?edit');
    await page.getByRole('region', { name: region }).waitFor();
    await page.setViewportSize({ width: 1366, height: 768 });
    expect(await visibleWords(page, 'button:not(details *)'), `${language} 1366`).toEqual(expect.arrayContaining([...blocks, ...tools, ...ends]));
    for (const width of [1024, 768, 390, 360]) {
      await page.setViewportSize({ width, height: 768 });
      const expected = width === 1024 ? blocks : [more];
      expect(await visibleWords(page, 'button:not(details *)'), `${language} ${width}`).toEqual(expect.arrayContaining([...expected, ...ends]));
      const opener = page.locator('#editor-dock summary');
      expect(await visibleWords(page, 'summary'), `${language} ${width}`).toEqual([width === 1024 ? menu : shortMenu]);
      await opener.press('Enter');
      expect(await visibleWords(page, 'details button'), `${language} ${width}`).toEqual(expect.arrayContaining([...tools]));
      expect(await misfits(page), `${language} ${width}`).toEqual([]);
      await page.keyboard.press('Escape');
      expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
    }
    await page.locator('#editor-dock summary').press('Enter');
    await page.locator('#editor-dock details').getByRole('button', { name: tools[4] }).press('Enter');
    const draft = page.getByRole('dialog');
    await draft.getByRole('tab', { name: tools[4], selected: true }).waitFor();
    await page.keyboard.press('Escape');
    await draft.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLElement).innerText.trim())).toBe(shortMenu);
    await page.setViewportSize({ width: 360, height: 768 });
    const boxes = await page
      .locator('#editor-dock :is(button, summary):visible')
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect));
    for (const [index, box] of boxes.entries()) expect(box.left, `${language} 360: control ${index}`).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0);
  }
});
