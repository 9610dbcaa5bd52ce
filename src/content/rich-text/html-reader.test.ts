import { parseDocument } from 'htmlparser2';
import { describe, expect, test, vi } from 'vitest';
import { readHtml, readTypo3, readWordPress } from '../index.server.ts';
import { readDom, readPastedHtml } from '../index.ts';
import { plainText } from './plain-text.ts';
import type { RichText, Text, TextBlock } from './rich-text.ts';

/** A short notation: *bold*, _italic_, [text](href), - and 1. for entries, two spaces a level. */
const written = ({ content }: RichText): string => content.map((block) => lines(block, '')).join('\n');

function lines(block: TextBlock, indent: string): string {
  if (block.type === 'paragraph') return indent + (block.content ?? []).map(inline).join('');
  const sign = block.type === 'orderedList' ? '1. ' : '- ';
  return block.content
    .map(({ content: [first, ...rest] }) => [first ? lines(first, `${indent}${sign}`) : '', ...rest.map((inner) => lines(inner, `${indent}  `))].join('\n'))
    .join('\n');
}

const inline = ({ text, marks = [] }: Text): string =>
  marks.reduceRight(
    (inner, mark) => (mark.type === 'link' ? `[${inner}](${mark.attrs.href})` : mark.type === 'bold' ? `*${inner}*` : `_${inner}_`),
    text.replaceAll('\n', '|'),
  );

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri",sans-serif;} --></style></head><body lang=DE style='tab-interval:35.4pt'>
<!--StartFragment-->
<h1>Anfahrt<o:p></o:p></h1>
<p class=MsoNormal><b style='mso-bidi-font-weight:normal'><span lang=DE>Mit der Bahn</span></b><span lang=DE> bis
<i>Ostkai</i>, dann zu Fuß.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Linie 4<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:"Courier New";mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>alle 10 Minuten<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>Bus 12<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp; </span></span><![endif]><a href="https://www.ostkai.example/anfahrt">Plan</a> ansehen<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp;&nbsp; </span></span><![endif]><a href="file:///C:/Users/x/Plan.docx">Datei</a> öffnen<span style='display:none;mso-hide:all'>verborgen</span></p>
<!--EndFragment--></body></html>`;

const googleDocs = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-4f1c2d3e-7fff-1234-abcd-0123456789ab"><h2 dir="ltr" style="line-height:1.38;"><span style="font-size:16pt;font-weight:400;white-space:pre-wrap;">Programm</span></h2><p dir="ltr" style="line-height:1.38;"><span style="font-weight:400;font-style:normal;white-space:pre-wrap;">Ein </span><span style="font-weight:700;font-style:italic;white-space:pre-wrap;">großer</span><span style="font-weight:400;white-space:pre-wrap;"> Abend um 19.30&nbsp;Uhr</span></p><br /><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;font-weight:400;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;white-space:pre-wrap;">Brahms</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:400;">Vierte</span></p></li></ul><li dir="ltr" aria-level="1"><p role="presentation"><a href="https://www.google.com/url?q=https://ostkai.example/b&amp;sa=D&amp;source=editors" style="text-decoration:none;"><span style="font-weight:400;text-decoration:underline;">Berg</span></a></p></li></ul></b><br class="Apple-interchange-newline">`;

describe('what people paste', () => {
  test.each([
    [
      'Word',
      word,
      [
        'Anfahrt',
        '*Mit der Bahn* bis _Ostkai_, dann zu Fuß.',
        '- Linie 4',
        '  - alle 10 Minuten',
        '- Bus 12',
        '1. [Plan](https://www.ostkai.example/anfahrt) ansehen',
        '1. Datei öffnen',
      ],
    ],
    ['Google Docs', googleDocs, ['Programm', 'Ein *_großer_* Abend um 19.30\u00A0Uhr', '- Brahms', '  - Vierte', '- [Berg](https://ostkai.example/b)']],
    [
      'a page of the web',
      '<nav><a href="/x">x</a></nav><article><h1>Titel</h1> <div>Text<br>Zeile<br><br>neu <img src=x onerror=alert(1)></div><table><tr><td>10.00</td><td>Einlass</td></tr></table></article>',
      ['[x](/x)', 'Titel', 'Text|Zeile', 'neu', '10.00 · Einlass'],
    ],
  ])('%s', (_, html, expected) => {
    expect(written(readHtml(html)).split('\n')).toEqual(expected);
    expect(readDom(domOf(html))).toEqual(readHtml(html));
  });
});

test('what is pasted in a browser is parsed there, as far as anybody reads', () => {
  const parsed: [length: number, type: string][] = [];
  class Parser {
    parseFromString(html: string, type: string) {
      parsed.push([html.length, type]);
      return { body: domOf(html) };
    }
  }
  vi.stubGlobal('DOMParser', Parser);
  expect(written(readPastedHtml('<p>Ein <b>Wort</b></p>'))).toBe('Ein *Wort*');
  readPastedHtml('x'.repeat(6_000_000));
  vi.unstubAllGlobals();
  expect(parsed).toEqual([
    [22, 'text/html'],
    [5_000_000, 'text/html'],
  ]);
});

describe('what other systems store', () => {
  test('TYPO3', () => {
    const resolveLink = (href: string) => (href === 't3://page?uid=12' ? '/de/besuch' : href.startsWith('t3:') ? null : href);
    const bodytext =
      'Erste Zeile mit <strong>Gewicht</strong>\r\nZweite Zeile\r\n<ul><li>Eins</li><li>Zwei</li></ul>\n<p class="bodytext">Siehe <a href="t3://page?uid=12" target="_blank" class="internal-link">Besuch</a> und <a href="t3://file?uid=3">Plan</a>.<br />\nEnde</p>';
    expect(written(readTypo3(bodytext, { resolveLink })).split('\n')).toEqual([
      'Erste Zeile mit *Gewicht*',
      'Zweite Zeile',
      '- Eins',
      '- Zwei',
      'Siehe [Besuch](/de/besuch) und Plan.|Ende',
    ]);
  });

  test('WordPress, its new editor and its old', () => {
    const blocks =
      '<!-- wp:heading -->\n<h2 class="wp-block-heading">Haus</h2>\n<!-- /wp:heading -->\n\n<!-- wp:paragraph -->\n<p>Ein <em>Wort</em>.</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:image {"id":7} -->\n<figure class="wp-block-image"><img src="x.jpg" alt=""/><figcaption>Bild</figcaption></figure>\n<!-- /wp:image -->\n\n<!-- wp:list {"ordered":true} -->\n<ol><!-- wp:list-item -->\n<li>Eins<ul><li>a</li></ul></li>\n<!-- /wp:list-item --></ol>\n<!-- /wp:list -->';
    expect(written(readWordPress(blocks)).split('\n')).toEqual(['Haus', 'Ein _Wort_.', '1. Eins', '  - a']);
    const classic =
      'Erster Absatz\nmit Zeile [und Klammer].\n\n[caption id="a" width="3"]<img src="x.jpg" /> Bild[/caption]\n\nZweiter <b>Absatz</b> [gallery ids="1,2"]';
    expect(written(readWordPress(classic)).split('\n')).toEqual(['Erster Absatz|mit Zeile [und Klammer].', 'Zweiter *Absatz*']);
  });
});

describe('what nobody should paste', () => {
  test.each([
    ['<script>alert(1)</script>a<style>b{}</style><svg><text>c</text></svg><iframe src="https://evil.example">d</iframe>', 'a'],
    ['<a href="javascript:alert(1)">a</a> <a href="&#106;avascript:alert(1)">b</a> <a href=" java\nscript:x">c</a>', 'a b c'],
    ['<p>a<p>b</b></i></p></div><li>c', 'a\nb\n- c'],
    ['<textarea><p>a</p></textarea><template>b</template><noscript>c</noscript>d', 'd'],
    ['<p hidden>a</p><p style="display:none">b</p>', 'a'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>'],
    ['', ''],
  ])('%s', (html, expected) => expect(written(readHtml(html))).toBe(expected));

  test('cells of one row do not run together', () => {
    const row = (cells: string) => readHtml(`<table><tr>${cells}</tr></table>`).content.map((block) => plainText({ type: 'doc', content: [block] }));
    // Excel and Google Sheets have words straight in the cells.
    expect(row('<td height=20>19.30</td>\n <td></td><td><b>Großer Saal</b></td><td>&nbsp;</td>')).toEqual(['19.30 · Großer Saal']);
    expect(row('<td style="border:1px"> A </td><td><a href="/de">B</a></td>')).toEqual(['A · B']);
    // Word and Google Docs have paragraphs in them.
    expect(row('<td><p class=MsoNormal>19.30<o:p></o:p></p></td><td><p>Studio</p></td>')).toEqual(['19.30 · Studio']);
    // More than that in a cell is text of its own, as in mails whose whole page is a table.
    expect(row('<td><p>Einlass</p><p>19.00</p></td><td><p>Studio</p></td>')).toEqual(['Einlass', '19.00', 'Studio']);
  });

  test('depth and length', () => {
    expect(plainText(readHtml(`${'<div>'.repeat(900)}tief`))).toBe('tief');
    expect(plainText(readHtml(`oben${'<div>'.repeat(1_000_000)}zu tief`))).toBe('oben');
    expect(plainText(readHtml(`${'<b><ul><li>'.repeat(20_000)}tief`)).length).toBeLessThan(10);
    expect(plainText(readHtml('<p>'.repeat(200_000))).length).toBe(0);
    expect(plainText(readHtml(`<p>${'ä '.repeat(100_000)}</p>`)).length).toBeLessThanOrEqual(30_000);
  });
});

function domOf(html: string) {
  type Node = Parameters<typeof readDom>[0];
  const nodes = new Map<object, Node>();
  const wrap = (node: ReturnType<typeof parseDocument> | ReturnType<typeof parseDocument>['children'][number] | null): Node | null => {
    if (!node) return null;
    const known = nodes.get(node);
    if (known) return known;
    const made: Node = {
      nodeType: node.nodeType,
      nodeName: 'name' in node ? node.name.toUpperCase() : '#other',
      nodeValue: 'data' in node ? node.data : null,
      get firstChild() {
        return 'children' in node ? wrap(node.children[0] ?? null) : null;
      },
      get nextSibling() {
        return wrap(node.nextSibling as Parameters<typeof wrap>[0]); // siblings are children of somebody
      },
      get parentNode() {
        return wrap(node.parentNode as Parameters<typeof wrap>[0]); // so are parents, or the document
      },
      getAttribute: (name) => ('attribs' in node ? (node.attribs[name] ?? null) : null),
    };
    nodes.set(node, made);
    return made;
  };
  const root = wrap(parseDocument(html));
  if (!root) throw new Error('nothing parsed');
  return root;
}
