import { expect, test } from 'vitest';
import { asTemplate } from './as-template.ts';

const base = 'https://ostkai.example';
const inBody = (body: string) => asTemplate(`<html><head></head><body>${body}</body></html>`, base).replace(/^.*<body>|<\/body>.*$/g, '');

test.each([
  ['<a class="x" href="/de/programm?x=1&amp;y=2#a">', '<a class="x" href="https://ostkai.example/de/programm?x=1&amp;y=2#a">'],
  ['<img src="/media/1-a/3x2-320.jpg"/>', '<img src="https://ostkai.example/media/1-a/3x2-320.jpg"/>'],
  ['<source srcSet="/a.avif 320w,/b.avif 640w, /c.avif 1024w"/>', `<source srcSet="${base}/a.avif 320w,${base}/b.avif 640w, ${base}/c.avif 1024w"/>`],
  ['<a href="/eventim-template?x=1&amp;lang=en">', '<a href="https://ostkai.example/en">'],
  ['<form action="/de/search">', '<form action="https://ostkai.example/de/search">'],
  ['<div style="background:url(&quot;/a.jpg&quot;)">', '<div style="background:url(&quot;https://ostkai.example/a.jpg&quot;)">'],
])('%s', (before, after) => expect(inBody(before)).toBe(after));

test.each(['<a href="#main-content">', '<a href="https://elsewhere.example/">', '<a href="//elsewhere.example/">', '<a data-href="x">', 'src="/text"'])(
  '%s stays',
  (html) => expect(inBody(html)).toBe(html),
);

test('scripts, their data and what would load them are gone; the head has a mark', () => {
  const page = `<head><link rel="modulepreload" href="/a.js"><script>try{a<b}catch(e){}</script></head><body>x<script type="application/json" id="s">{"a":"\\u003c/script>"}</script>y</body>`;
  expect(asTemplate(page, base)).toMatch(/^<head><!-- webshop:head --><\/head><body>xy<\/body>$/);
});
