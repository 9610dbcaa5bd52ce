import { Parser } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { applyCommand, type Block, createPastedPartsReader, emptyDocument, type PastedPart, parseBlocks, plainText, type RichText } from '#content/index.ts';
import { pastedAs } from '../../blocks/pasted.ts';
import { blockRegistry as registry } from '../../blocks/registry.ts';
import { blocksOfParts, isTextAlone } from './pasted-blocks.ts';
import { embeddedFile } from './picture-files.ts';
import { samples } from './samples.ts';

const site = { registry, pasted: pastedAs };

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

const put = (block: Block): boolean => applyCommand(emptyDocument, { kind: 'insertBlock', place: { parent: null, column: 0, index: 0 }, block }, registry).ok;
const textsIn = (blocks: readonly Block[]): RichText[] =>
  blocks.filter(({ type }) => type === 'text').map(({ fields }) => (fields.content as { de: RichText }).de); // as they were made above
const hrefsIn = (text: RichText): string[] => [...JSON.stringify(text).matchAll(/"href":"([^"]*)"/g)].map(([, href]) => href ?? '');

const cellsOf = ({ children = [] }: Block): string[][] =>
  children.map(({ fields }) =>
    Array.from({ length: 12 }, (_, column) => {
      const cell = fields[`cell_${column + 1}`] as { de?: RichText } | undefined; // as a row stores it
      return cell?.de ? plainText(cell.de) : '';
    }).filter((text, column, all) => text !== '' || all.slice(column).some(Boolean)),
  );

describe('tables', () => {
  const read = (html: string) => blocksOfParts(site, partsOf(html), 'de').blocks;

  test.each([
    [
      'Word: a head, a cell over two rows is said in both, a line break and a link in a cell',
      samples.wordTable,
      'text table text',
      [
        ['Tag', 'Beginn', 'Ort'],
        ['Freitag', '19.30', 'Großer Saal\nRang Plan'],
        ['Freitag', '22.00'],
      ],
      { column_count: 3, header_row: true, header_column: false },
    ],
    [
      'Excel: a title over all columns is the caption, empty columns and rows at the edges go',
      samples.excel,
      'table',
      [
        ['Bereich', 'Normal', 'Ermäßigt'],
        ['Parkett', '68,00 €', '48,00 €'],
        ['Stehplatz', '12,00 €'],
      ],
      { column_count: 3, header_row: true, caption: { de: 'Preise 2026' } },
    ],
    [
      'Google Sheets',
      samples.googleSheets,
      'table',
      [
        ['Linie', 'Halt'],
        ['4', 'Ostkai\nSteg'],
      ],
      { column_count: 2, header_row: true },
    ],
  ])('%s', (_, html, types, cells, fields) => {
    const blocks = read(html);
    expect(blocks.map(({ type }) => type).join(' ')).toBe(types);
    const [table] = blocks.filter(({ type }) => type === 'table');
    expect(table && cellsOf(table)).toEqual(cells);
    expect(table?.fields).toMatchObject(fields);
    expect(JSON.stringify(table)).not.toMatch(/"bold"|mso|xl65/);
  });

  test('what only holds a layout, or is wider than a table can be, stays text, and nothing of it runs together', () => {
    const row = (n: number) => `<tr>${Array.from({ length: n }, (_, index) => `<td>Z${index}</td>`).join('')}</tr>`;
    for (const html of [`<table>${row(2)}</table>`, `<table>${row(1)}${row(1)}</table>`, `<table>${row(13)}${row(13)}</table>`])
      expect(read(html).map(({ type }) => type)).toEqual(['text']);
    expect(JSON.stringify(read(`<table>${row(13)}${row(13)}</table>`))).toContain('Z0 · Z1');
  });

  test('one with more rows than fit goes on in a second', () => {
    const blocks = read(`<table>${'<tr><td>a</td><td>1</td></tr>'.repeat(250)}</table>`);
    expect(blocks.map(({ children }) => children?.length)).toEqual([200, 50]);
  });

  test.each([
    ['cells that reach over a million', '<table><tr><td rowspan=999999 colspan=999999>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>'],
    ['cells without rows, rows without an end', '<table><td>a<td>b<tr><td>c<td>d'],
    ['tables within cells', `${'<table><tr><td>a</td><td>'.repeat(80)}b`],
    [
      'scripts and bad links',
      '<table><tr><td><script>alert(1)</script>a</td><td><a href="javascript:alert(1)">b</a></td></tr><tr><td>c</td><td hidden>d</td></tr></table>',
    ],
    ['what is hidden', '<table><tr style="display:none"><td>x</td><td>y</td></tr><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>'],
    ['more cells than are looked at', `<table>${`<tr>${'<td rowspan=50 colspan=50>a'.repeat(100)}</tr>`.repeat(55)}</table>`],
    ['closing what was never open', '</td></tr></table><table></caption><tr></th><td>a</td><td>b</td></tr></tr></table></table>'],
  ])('%s: blocks that a page takes', (_, html) => {
    const blocks = read(html);
    expect(parseBlocks(blocks).ok).toBe(true);
    expect(JSON.stringify(blocks)).not.toMatch(/javascript:|alert|"x"/);
    let document = emptyDocument;
    for (const [index, block] of blocks.entries()) {
      const applied = applyCommand(document, { kind: 'insertBlock', place: { parent: null, column: 0, index }, block }, registry);
      expect(applied.ok).toBe(true);
      if (applied.ok) document = applied.document;
    }
  });
});
