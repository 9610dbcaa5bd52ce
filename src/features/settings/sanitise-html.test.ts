import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { errorFragment } from './error-fragment.server.ts';
import { sanitiseHtml, sanitiseStyledHtml } from './sanitise-html.server.ts';

test('what a footer needs stays', () => {
  const html =
    '<p lang="en">Open <strong>daily</strong><br />at the <a href="/de/programm" title="Alle Termine">quay</a>, <a href="https://ostkai.example">site</a>, <a href="mailto:karten@ostkai.example">post</a></p><ul><li>one</li></ul><img src="/media/1.jpg" alt="Logo" width="80" height="40" />';
  expect(sanitiseHtml(html)).toBe(html);
});

test('a link to a mailbox whose domain has umlauts leads where mail programs find it', () => {
  expect(sanitiseHtml('<a href="mailto:a@käse.example,b@ostkai.example?subject=x@käse.example" title="t">post</a><a title="u">none</a>')).toBe(
    '<a href="mailto:a@xn--kse-qla.example,b@ostkai.example?subject=x@käse.example" title="t">post</a><a title="u">none</a>',
  );
});

describe('what is no text, link or picture goes', () => {
  test.each([
    ['<script>alert(1)</script>x', 'x'],
    ['<p onclick="alert(1)" style="color:red" id="a" class="b">x</p>', '<p>x</p>'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="java\tscript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="&#0000106avascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="//evil.example">x</a>', '<a>x</a>'],
    ['<a href="/\\evil.example">x</a>', '<a>x</a>'],
    ['<a href="data:text/html,x">x</a>', '<a>x</a>'],
    ['<a href="http://plain.example" target="_blank">x</a>', '<a>x</a>'],
    ['<img src="https://evil.example/pixel.png" alt="">', '<img alt="" />'],
    ['<img src=x onerror=alert(1)>', '<img src="x" />'],
    ['<svg><animate attributeName="href" values="javascript:alert(1)"/></svg>x', 'x'],
    ['<math><mi xlink:href="javascript:alert(1)">y</mi></math>x', 'x'],
    ['<svg><textarea><img src=x onerror=alert(1)></textarea></svg>x', 'x'],
    ['<textarea></textarea/><img src=x onerror=alert(1)></textarea>x', '<img src="x" />x'],
    ['<xmp><img src=x onerror=alert(1)></xmp>x', 'x'],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', ''],
    ['<option>&lt;script&gt;</option>x', 'x'],
    ['<iframe src="https://evil.example">y</iframe>x', 'x'],
    ['<form action="/x"><input name="a"><button>go</button></form>', 'go'],
    ['<style>p { color: red }</style>x', 'x'],
    ['<title>t</title><meta http-equiv="refresh" content="0;url=//evil.example"><base href="//evil.example">x', 'x'],
    ['<!-- comment --><![CDATA[x]]>y', 'y'],
    ['&lt;script&gt;', '&lt;script&gt;'],
  ])('%s → %s', (html, result) => expect(sanitiseHtml(html)).toBe(result));
});

test('whatever goes in, only what is allowed comes out, and a second time takes nothing away', () => {
  const textOf = (html: string) => html.replace(/<[^>]*>/g, '');
  const pieces = [
    '<p>',
    '</p>',
    '<a href="',
    'javascript:',
    '">',
    '<svg>',
    '<style>',
    '</style>',
    '<textarea>',
    '</textarea/>',
    '<xmp>',
    '<!--',
    '-->',
    '&lt;',
    '<img ',
    'onerror=x',
    '<noscript>',
  ];
  const html = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 4 })), { maxLength: 25 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(html, (text) => {
      const result = sanitiseHtml(text);
      expect(result).not.toMatch(
        /<(?!\/?(p|br|hr|h[234]|[uo]l|li|strong|b|em|i|small|a|span|div|address|img)( (lang|href|title|src|alt|width|height)(="[^"<>]*")?)*( \/)?>)/,
      );
      expect(result).not.toMatch(/<a [^>]*href="javascript:/i);
      expect(textOf(sanitiseHtml(result))).toBe(textOf(result)); // unclosed paragraphs may be closed elsewhere
    }),
    { numRuns: 1000 },
  );
});

describe('a custom error page', () => {
  const page = `<!doctype html><html><head><title>404</title><style>body { margin: 0 } h1 { color: red }</style></head>
    <body class="lost"><h1 class="big">Falsche Tür</h1><script>alert(1)</script><p onclick="x">Hier ist nur die Garderobe.</p></body></html>`;

  test('gives its style, scoped, and its body, sanitised', () => {
    expect(errorFragment(page)).toEqual({
      style: '.custom-error{margin:0}.custom-error h1{color:red}',
      body: '<h1 class="big">Falsche Tür</h1><p>Hier ist nur die Garderobe.</p>',
    });
  });

  test('may have classes and the heading of a page, which nothing else may', () => {
    expect(sanitiseStyledHtml('<h1 class="a">x</h1>')).toBe('<h1 class="a">x</h1>');
    expect(sanitiseHtml('<h1 class="a">x</h1>')).toBe('x');
  });
});
