import { beforeAll, describe, expect, test } from 'vitest';
import { blockRegistry } from '#blocks/registry.ts';
import { showcase } from '#blocks/showcase.server.ts';
import { type SignedIn, type TestApp, testApp } from '../../../../tests/support/app.ts';

let site: TestApp;
let editor: SignedIn;
let visitor: SignedIn;
beforeAll(async () => {
  site = await testApp();
  [editor, visitor] = [await site.signIn('editor'), await site.signIn('visitor')];
});

describe('who sees all blocks', () => {
  test('nobody without a sign-in, which leads back', async () => {
    const response = await site.get('/en/blocks?ground=dark');
    expect([response.status, response.headers.get('location')]).toEqual([302, '/en/user/login?next=%2Fen%2Fblocks%3Fground%3Ddark']);
    expect(await (await site.get('/page-data/de/bausteine')).json()).toEqual({ redirect: '/de/user/login?next=%2Fde%2Fbausteine' });
  });

  test('no visitor, neither as a page nor on a move within the site', async () => {
    for (const path of ['/de/bausteine', '/page-data/de/bausteine']) {
      const response = await site.get(path, visitor.headers);
      expect([response.status, response.headers.get('cache-control')]).toEqual([403, 'no-store']);
      expect(await response.text()).not.toContain('block-quote');
    }
  });

  test.each([
    ['/de/bausteine', 'Zitat', 'Ausrichtung: rechts'],
    ['/en/blocks', 'Quote', 'Alignment: right'],
  ])('staff, at %s: each block of the registry; robots and caches leave it alone', async (path, label, variant) => {
    const response = await site.get(path, editor.headers);
    const html = await response.text();
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(html).toContain('<meta name="robots" content="none"/>');
    expect(html).toContain(`<h2 id="block-quote-title">${label}</h2>`);
    expect(html).toContain(variant);
    for (const { type } of blockRegistry.blocks) expect(html).toContain(`id="block-${type}"`);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const moved = await (await site.get(`/page-data${path}`, editor.headers)).json();
    expect(moved.parts.showcase).toContain('id="block-quote"');
    expect(moved.data).toEqual({ ground: 'plain', layout: '100' });
  });
});

describe('what it shows', () => {
  test('each option and switch of a block at least once', () => {
    for (const { definition, variants } of showcase({})) {
      const shown = JSON.stringify(variants);
      for (const [name, { form, empty }] of Object.entries(definition.fields)) {
        const options = form.kind === 'choice' ? form.limits.options : form.kind === 'switch' ? [{ value: true }] : [];
        const missing = (options as { value: string | number | boolean }[]).filter(
          ({ value }) => value !== empty && !shown.includes(`"${name}":${JSON.stringify(value)}`),
        );
        expect([definition.type, name, missing]).toEqual([definition.type, name, []]);
      }
    }
  });

  test('on a ground and in columns as chosen; what is no choice is none', async () => {
    const dark = await (await site.get('/de/pageeditor-api/showcase/?ground=dark&layout=33-67', editor.headers)).json();
    const quote = dark.find(({ type }: { type: string }) => type === 'quote').variants[0];
    expect(quote.columns[0][0]).toMatchObject({ type: 'section', layout: '33-67', fields: { extra_class: 'dark' }, columns: [[{ type: 'quote' }], []] });
    expect((await site.get('/de/bausteine?ground=%3Cb%3E&layout=7', editor.headers)).status).toBe(200);
    expect((await site.get('/pageeditor-api/showcase/?layout=7', editor.headers)).status).toBe(400);
  });
});
