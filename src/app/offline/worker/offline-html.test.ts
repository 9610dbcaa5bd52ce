import { expect, test } from 'vitest';
import { filesIn, offlinePage, titleIn, withNotice } from './offline-html.ts';

const address = new URL('https://ostkai.example/de/programm?q="><script>');
const now = new Date('2026-11-21T17:00:00Z');

test('a copy says its age at its end, in the language of the page, and nothing of the address becomes HTML', () => {
  const html = withNotice('<html><body><main></main></body></html>', { address, copiedAt: new Date('2026-11-21T14:00:00Z'), now });
  expect(html).toContain('Gespeicherte Fassung von vor 3 Stunden.');
  expect(html.endsWith('</div></body></html>')).toBe(true);
  expect(html).not.toContain('<script>');
  const english = withNotice('<body></body>', { address: new URL('https://ostkai.example/en'), copiedAt: new Date('2026-11-20T14:00:00Z'), now });
  expect(english).toContain('Saved copy from yesterday.');
});

test('the page for what is not kept lists what is, of the same language, and escapes it', () => {
  const pages = [
    { address: '/de/programm', title: 'Programm <b>' },
    { address: '/en/events', title: 'Programme' },
  ];
  const html = offlinePage(address, pages);
  expect(html).toContain('<li><a href="/de/programm">Programm &#60;b></a></li>'.replace('b>', 'b&#62;'));
  expect(html).not.toMatch(/Programme<|<script>/);
  expect(offlinePage(new URL('https://ostkai.example/webshop?lang=en'), [])).toContain('Tickets and cart need a connection.');
});

test('title and files of a page', () => {
  const html =
    '<title>Tosca &amp; mehr</title><link href="/assets/a.css"><script src="/assets/b.js"></script><img src="/media/1.avif"><link href="/assets/a.css">';
  expect([titleIn(html), filesIn(html)]).toEqual(['Tosca & mehr', ['/assets/a.css', '/assets/b.js']]);
});
