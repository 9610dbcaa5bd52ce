import { expect, test } from 'vitest';
import { blockRegistry } from '../../src/blocks/registry.ts';
import { type Block, readBlock } from '../../src/content/index.ts';
import { newPage } from '../support/browser/editor-page.ts';
import { useBrowser } from '../support/browser.ts';

// The editor without a mouse.
const open = useBrowser();

test('the demo’s home page is built from an empty page with the keyboard alone', async () => {
  const page = await open('about:blank', { reducedMotion: 'reduce' });
  const path = await newPage(page);
  await page.goto(`${path}?edit`);
  await page.getByText('Hier steht noch nichts.').waitFor();
  const { keyboard } = page;
  const active = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      const words = element?.getAttribute('aria-label') ?? element?.textContent ?? '';
      // What is searched for stands in a box beside the field's value.
      const beside = element?.matches('[role=combobox]') ? element.closest('div:has(> input[type=hidden])')?.querySelector('input[type=hidden]') : null;
      return {
        name: (beside ?? element)?.getAttribute('name') ?? '',
        words: words.trim(),
        role: element?.getAttribute('role') ?? '',
        isThing: element?.matches('[data-frame]'),
      };
    });
  type Active = Awaited<ReturnType<typeof active>>;
  const tabTo = async (what: string, is: (now: Active) => boolean, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
    for (let presses = 0; presses < 150; presses += 1) {
      if (is(await active())) return;
      await keyboard.press(key);
    }
    throw new Error(`The keyboard does not come to ${what}.`);
  };
  const fill = async (name: string, text: string) => {
    await tabTo(name, (now) => now.name === name);
    await keyboard.press('ControlOrMeta+a');
    await keyboard.type(text);
  };
  const press = async (words: string, key?: 'Shift+Tab') => {
    await tabTo(words, (now) => now.words.startsWith(words), key);
    await keyboard.press('Enter');
  };
  const asThing = () => expect.poll(async () => (await active()).isThing).toBe(true);
  const insert = async (kind: string) => {
    await asThing();
    await keyboard.press('/');
    await expect.poll(async () => (await active()).name).toBe('block-search');
    await keyboard.type(kind);
    await keyboard.press('Enter');
    await page.getByText(`${kind} eingefügt`).waitFor({ state: 'attached' });
  };
  const form = async (kind: string) => {
    await asThing();
    await keyboard.press('Enter');
    await page.getByRole('dialog', { name: `${kind} bearbeiten` }).waitFor();
  };
  const typeHere = async (text: string) => {
    await expect.poll(() => page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.isContentEditable)).toBe(true);
    await keyboard.type(text);
  };
  await press('Überschrift');
  await typeHere('Am Wochenende');
  await keyboard.press('Escape');
  await insert('Veranstaltungen');
  await form('Veranstaltungen');
  await tabTo('filters', (now) => now.name === 'filters');
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  await keyboard.press('Escape');
  await insert('Teaserliste');
  await form('Teaserliste');
  const teasers = [
    ['Ein Platz, der wartet', 'Sechs bis zehn Abende auf demselben Stuhl, ein Drittel günstiger.', 'Abonnements', '/de/abonnements'],
    ['Eine Stunde vorher', 'Kaffee, Fähre, leere Garderobe: was man vor dem Konzert wissen kann.', 'Ihr Besuch', '/de/besuch'],
    ['Vom Keller bis unters Dach', 'Wie aus einem Kühlhaus für Apfelsinen ein Konzerthaus wurde.', 'Geschichte', '/de/haus/geschichte'],
  ] as const;
  for (const [index, [title, text, words, to]] of teasers.entries()) {
    await press(index === 0 ? 'Teaser bearbeiten' : 'Teaser hinzufügen');
    await page.getByRole('dialog', { name: 'Teaser bearbeiten' }).waitFor();
    await page.getByRole('button', { name: 'Aus der Mediathek wählen: Bild' }).waitFor(); // its code comes with the first form that has a picture
    await press('Aus der Mediathek wählen');
    await page.getByRole('grid').getByRole('row').first().waitFor();
    await tabTo('the pictures', (now) => now.role === 'row');
    await keyboard.press('Enter');
    await page.getByRole('grid').waitFor({ state: 'detached' });
    for (const [name, value] of Object.entries({ headline: title, text, link_text: words, link: to })) await fill(name, value);
    await press('← Zurück zu', 'Shift+Tab');
    await page.getByRole('dialog', { name: 'Teaserliste bearbeiten' }).waitFor();
  }
  await keyboard.press('Escape');
  await insert('Überschrift');
  await typeHere('Aus dem Magazin');
  await keyboard.press('Escape');
  await insert('Artikel');
  await form('Artikel');
  await fill('items', '3');
  await keyboard.press('Escape');
  await insert('Zitat');
  await typeHere('Man hat nicht den Lärm hinausgebaut, sondern die Stille stehen lassen.');
  await keyboard.press('Escape');
  await press('Bearbeiten');
  await fill('author', 'Merle Hagedorn, Akustikerin');
  await keyboard.press('Escape');
  await page.getByText('Gespeichert', { exact: true }).waitFor();
  /** Kinds, German texts and settings in reading order, without the ids of blocks and pictures. */
  const announcement = async (address: string) => {
    const { id } = await (await page.request.get(`/de/pageeditor-api/page${address}`)).json();
    const { results } = await (await page.request.get(`/de/pageeditor-api/container/?content_type=page&object_id=${id}`)).json();
    const plain = (block: Block): unknown => {
      const known = readBlock(block, blockRegistry);
      const german = Object.entries(known?.definition.fields ?? {}).map(([name, field]) => {
        const stored = known?.fields[name] as { de?: unknown } | undefined; // texts are per language
        const value = field.normalise(field.perLanguage ? stored?.de : stored);
        return [name, field.form.kind === 'image' ? value !== null : value];
      });
      return [block.type, Object.fromEntries(german), (block.children ?? []).map(plain)];
    };
    return results[0].document.columns.flat().map(plain);
  };
  expect(await announcement(path)).toEqual(await announcement('/de'));
});
