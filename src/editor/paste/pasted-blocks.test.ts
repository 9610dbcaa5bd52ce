import { Parser } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { applyCommand, type Block, createPastedPartsReader, emptyDocument, type PastedPart, parseBlocks, plainText, type RichText } from '#content/index.ts';
import { pastedAs } from '../../blocks/pasted.ts';
import { blockRegistry as registry } from '../../blocks/registry.ts';
import { blocksOfParts, isTextAlone } from './pasted-blocks.ts';
import { embeddedFile } from './picture-files.ts';
import { samples } from './samples.ts';

const site = { registry, pasted: pastedAs };

/** Reads as a browser would, told by a parser of the server. */
function partsOf(html: string): PastedPart[] {
  const reader = createPastedPartsReader();
  const parser = new Parser({
    onopentag: (name, attributes) => reader.open(name, (attribute) => (Object.hasOwn(attributes, attribute) ? attributes[attribute] : null)),
    ontext: (text) => reader.text(text),
    onclosetag: (name) => reader.close(name),
  });
  parser.end(html);
  return reader.end();
}
const written = (parts: readonly PastedPart[]) =>
  parts.map((part) =>
    part.kind === 'heading' ? `h${part.level} ${part.text}` : part.kind === 'picture' ? `picture ${part.alt}` : plainText(part.text).replace(/\s+/g, ' '),
  );

describe('what programs put into the clipboard', () => {
  test.each([
    ['Word', samples.word, ['h1 Nachts am Kai', 'h1 Anfahrt', 'Mit der Bahn bis Ostkai. Linie 4 Bus 12', 'picture Der Kai bei Nacht', 'h2 Zu Fuß', 'Plan']],
    ['Google Docs', samples.googleDocs, ['h2 Programm', 'Ein großer Abend', 'picture Orchester', 'h3 Besetzung', 'Brahms']],
    ['Pages', samples.pages, ['Saalplan Reihe 1 bis 12 Parkett Rang']],
    ['a page of the web', samples.web, ['h1 Titel', 'Ein Link.', 'picture Saal "Groß"', 'Ende Im Punkt', 'picture ']],
  ])('%s', (_, html, expected) => expect(written(partsOf(html))).toEqual(expected));
});

test('headings begin at level 2 and keep their steps; what is too long for one is a bold text', () => {
  const { blocks, pictures } = blocksOfParts(site, partsOf(`${samples.word}<h3>${'lang '.repeat(60)}</h3>`), 'en');
  expect(blocks.map(({ type, fields }) => [type, fields.headline_level])).toEqual([
    ['headline', 2],
    ['headline', 2],
    ['text', undefined],
    ['image', undefined],
    ['headline', 3],
    ['text', undefined],
    ['text', undefined],
  ]);
  expect(blocks[0]?.fields.content).toEqual({ en: 'Nachts am Kai' });
  expect(pictures).toEqual([{ id: blocks[3]?.id, source: 'file:///C:/Temp/image001.png', alt: 'Der Kai bei Nacht' }]);
});

test('running text alone goes into the text one is in', () => {
  expect([isTextAlone(partsOf(samples.pages)), isTextAlone(partsOf(samples.googleDocs))]).toEqual([true, false]);
});

test('a picture within the clipboard is a file, anything else is none', () => {
  const file = embeddedFile('data:image/png;base64,iVBORw0KGgo=', 'Der Kai / bei Nacht');
  expect([file?.name, file?.type, file?.size]).toEqual(['Der Kai  bei Nacht.png', 'image/png', 8]);
  for (const source of [
    'https://x.example/a.png',
    'file:///C:/a.png',
    'data:text/html;base64,PGI+',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:image/png;base64,%%',
  ])
    expect(embeddedFile(source, 'x'), source).toBeNull();
});

/** Pieces that harm where they are taken for HTML, put together anew from a seed. */
const pieces = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="javascript:alert(1)" alt="<b>x">',
  '<a href="javascript:alert(1)">klick</a>',
  '<a href=" java\nscript:alert(1)">klick</a>',
  '<a href="data:text/html,<script>alert(1)</script>">klick</a>',
  '<a href="vbscript:x">klick</a>',
  '<svg><script>alert(1)</script><a xlink:href="javascript:x">x</a></svg>',
  '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="x.swf"></object><embed src="x">',
  '<form action="javascript:x"><button formaction="javascript:x">x</button></form>',
  '<style>@import "//evil.example"</style>',
  '<template><h1>x</h1></template>',
  '<p style="background:url(javascript:x)" onmouseover="x">Text</p>',
  '<h1 onclick=x>Titel<img src=x></h1>',
  '<li><h2>im Punkt</h2>',
  '</p></div></h1></b>',
  '<table><td><img src=a alt=b><h3>x',
  '<!--[if gte mso 9]><script>alert(1)</script><![endif]-->',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '__proto__ constructor {{7*7}}',
  '<h1>'.repeat(50),
  '<b><i><ul><li>'.repeat(30),
  '\u0000\u202E\uFEFF<p>rückwärts',
];

test('of 1,200 hostile clipboards nothing is left but blocks that the site declares, with safe addresses', () => {
  let seed = 7;
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  for (let sample = 0; sample < 1_200; sample += 1) {
    const html = Array.from({ length: 1 + next(8) }, () => pieces[next(pieces.length)]).join('');
    const { blocks, pictures } = blocksOfParts(site, partsOf(html), 'de');
    const stored = JSON.stringify(blocks);
    expect(stored, html).not.toMatch(/javascript:|vbscript:|data:text|onerror|"src"/i);
    expect(blocks.length, html).toBeLessThanOrEqual(200);
    expect(parseBlocks(JSON.parse(stored)).ok, html).toBe(true);
    for (const block of blocks) expect(put(block), html).toBe(true);
    for (const { source } of pictures) expect(embeddedFile(source, ''), html).toBeNull();
    for (const text of textsIn(blocks)) for (const href of hrefsIn(text)) expect(href, html).toMatch(/^(https?:|mailto:|tel:|\/|#)/);
  }
});

/** Whether the document takes it: of a known type, with fields that fit. */
const put = (block: Block): boolean => applyCommand(emptyDocument, { kind: 'insertBlock', place: { parent: null, column: 0, index: 0 }, block }, registry).ok;
const textsIn = (blocks: readonly Block[]): RichText[] =>
  blocks.filter(({ type }) => type === 'text').map(({ fields }) => (fields.content as { de: RichText }).de); // as they were made above
const hrefsIn = (text: RichText): string[] => [...JSON.stringify(text).matchAll(/"href":"([^"]*)"/g)].map(([, href]) => href ?? '');
