import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../tests/support/app.ts';
import { examples } from './examples.ts';

let site: TestApp;
beforeAll(async () => {
  site = await testApp();
});
const open = async (role: 'visitor' | 'editor' | null, path = '/styleguide') =>
  site.get(path, role ? (await site.signIn(role, `${role}-${Math.random()}@haus.example`)).headers : {});

describe('who sees it', () => {
  test('nobody without a sign-in, which leads back to it', async () => {
    const response = await open(null, '/styleguide?lang=en');
    expect([response.status, response.headers.get('location')]).toEqual([302, '/en/user/login?next=%2Fstyleguide%3Flang%3Den']);
  });

  test('no visitor, and what is refused is not in the answer', async () => {
    const response = await open('visitor');
    expect(response.status).toBe(403);
    expect(await response.text()).not.toContain('IconButton');
  });

  test.each([
    ['de', 'Gesperrt, mit dem Grund'],
    ['en', 'Closed, with the reason'],
  ])('staff, in %s; robots and caches leave it alone', async (language, words) => {
    const response = await open('editor', `/styleguide?lang=${language}`);
    const html = await response.text();
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(html).toContain('<meta name="robots" content="none"/>');
    expect(html).toContain(words);
    for (const { name } of examples) expect(html).toContain(`<h2 id="${name.toLowerCase()}-title">${name}</h2>`);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('nothing is below it', async () => expect((await open('editor', '/styleguide/below/it')).status).toBe(404));
});

describe('what it shows', () => {
  const withoutLook = /src\/ui\/(page-head\/|static\/|staff\/staff-language)/;
  const exampleFiles = globSync('src/ui/*/*.example.tsx');
  const shown = exampleFiles.map((file) => readFileSync(file, 'utf8')).join('\n');
  const components = globSync('src/ui/*/*.tsx').filter((file) => !/\.(example|test|static)\.tsx$/.test(file) && !withoutLook.test(file));

  test.each(components)('%s has an example beside it', (file) => expect(shown).toContain(`from './${basename(file)}'`));

  test.each(exampleFiles)('%s is on the page', (file) => {
    expect(readFileSync('src/features/styleguide/examples.ts', 'utf8')).toContain(`from '#ui/${file.slice('src/ui/'.length)}'`);
  });

  // What is a style sheet alone: a class that examples import, or a mark that they carry. Not the frame of such pages, and not what only the head of a document has.
  const sheets = globSync('src/ui/*/*.css').filter((file) => !/src\/ui\/(styles|gallery|skip-link)\//.test(file));
  test.each(sheets)('%s stands in an example, or belongs to a component that does', (file) => {
    const component = components.some((one) => one === file.replace('.module.css', '.tsx') || readFileSync(one, 'utf8').includes(`/${basename(file)}'`));
    const [, mark = basename(file)] = file.endsWith('.module.css') ? [] : (/\[(data-[\w-]+)/.exec(readFileSync(file, 'utf8')) ?? []);
    expect(component || shown.includes(mark)).toBe(true);
  });

  test('every state says in both languages what it is', () => {
    expect(components.length).toBeGreaterThan(20);
    for (const { use, states } of examples) {
      for (const { de, en } of [use, ...states.map(({ name }) => name)]) expect([de, en].every((words) => words.length > 1)).toBe(true);
    }
  });
});
