import { beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../tests/support/app.ts';

let site: TestApp;
let editor: SignedIn;
beforeAll(async () => {
  site = await testApp({ demo: true });
  editor = await site.signIn('editor');
});
const open = async (query = '', headers: Record<string, string> = editor.headers) => {
  const response = await site.get(`/cms-hub/media${query}`, headers);
  return { status: response.status, location: response.headers.get('location'), html: await response.text(), headers: response.headers };
};
const used = () => site.db.selectFrom('production').innerJoin('asset', 'asset.id', 'production.image_id').select('asset.id').limit(1).executeTakeFirstOrThrow();

describe('who sees the library', () => {
  test('nobody without a sign-in, which leads back to what was looked for', async () => {
    const { status, location } = await open('?q=kai&lang=en', {});
    expect([status, location]).toEqual([302, `/en/user/login?next=${encodeURIComponent('/cms-hub/media?q=kai&lang=en')}`]);
  });

  test('no visitor, and nothing of it is in the answer', async () => {
    const { status, html } = await open('', (await site.signIn('visitor')).headers);
    expect(status).toBe(403);
    expect(html).not.toMatch(/full-320|Einträge/);
  });

  test('an editor, with a way to it in the navigation; nobody keeps it', async () => {
    const { status, html, headers } = await open();
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(html).toMatch(/<a aria-current="page" href="\/cms-hub\/media"/);
    expect(html).toMatch(/\d+ Einträge/);
    expect(html).toContain('<meta name="robots" content="none"/>');
  });
});

describe('what it shows', () => {
  test('one page of it, and the way to the next', async () => {
    const { html } = await open();
    expect(html.match(/role="row"/g)?.length).toBe(48);
    expect(html).toMatch(/Seite 1 von \d/);
  });

  test('in English, what has been narrowed down, and how to take that back', async () => {
    const { html } = await open('?lang=en&kind=document&q=nirgendwo');
    expect(html).toMatch(/^<!doctype html><html lang="en"/);
    expect(html).toMatch(/0 items.*Reset filters.*Nothing found/s);
  });

  test.each([
    ['?page=9999', 'gibt es nicht'],
    ['?kind=spoon', 'Mediathek kann gerade nicht gezeigt werden'],
  ])('for %s words instead of a list, and the rest stays', async (query, words) => {
    const { status, html } = await open(query);
    expect(status).toBe(200);
    expect(html).toContain(words);
    expect(html).toContain('type="search"');
  });

  test('the empty bin', async () => expect((await open('?bin=true')).html).toContain('Der Papierkorb ist leer.'));

  test('beside the list what is open: texts of both languages, and where it is used', async () => {
    const { id } = await used();
    const { html } = await open(`?item=${id}`);
    expect(html).toMatch(/name="title\.de".*name="title\.en".*name="alt\.de"/s);
    expect(html).toMatch(/Verwendet.*Produktion/s);
  });

  test('nothing beside it where there is no such thing', async () => {
    const { status, html } = await open('?item=99999999');
    expect(status).toBe(200);
    expect(html).not.toContain('name="title.de"');
  });
});
