import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Alert } from './contract.ts';
import { TopAlert } from './top-alert.tsx';

// Closing, and what the cookie does, is in tests/e2e; here: what the server sends.
const alert: Alert = { id: 7, title: 'Sperrung', text: 'Die Brücke ist zu.', link: { url: '/de/programm' }, link_title: 'Zum Programm' };

const render = (given: Partial<Alert> = {}, path = '/de', hidden = false) =>
  renderToString(
    <MemoryRouter initialEntries={[path]}>
      <TopAlert alert={{ ...alert, ...given }} hidden={hidden} />
    </MemoryRouter>,
  );

test('title, text, link and a close button that say what they are', () => {
  const html = render();
  expect(html).toContain('aria-label="Aktueller Hinweis"');
  expect(html).toMatch(/<strong>Sperrung<\/strong>.*Die Brücke ist zu\..*<a href="\/de\/programm"[^>]*>Zum Programm<\/a>/);
  expect(html).toContain('aria-label="Hinweis schließen"');
});

test('a button opens what a phone shows one line of', () => {
  expect(render()).toMatch(/<button [^>]*aria-label="Hinweis ganz zeigen" aria-expanded="false" aria-controls="([^"]+)"/);
  const [, id] = /aria-controls="([^"]+)"/.exec(render()) ?? [];
  expect(render()).toContain(`id="${id}"`);
});

test('a link without a title has words, an alert without a link has none', () => {
  expect(render({ link_title: '' }, '/en')).toContain('>Read more</a>');
  expect(render({ link: null })).not.toContain('<a ');
});

test('what is German is marked in English', () => {
  expect(render({ untranslated: ['text'] }, '/en')).toContain('<span lang="de">Die Brücke ist zu.</span>');
});

test('hidden is hidden, not gone', () => expect(render({}, '/de', true)).toMatch(/<aside [^>]*hidden=""/));
