import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { testRegistry } from '../build.ts';
import { testViews as views } from '../build-views.tsx';
import { type Block, type BlockDocument, Blocks, type PresentOptions, presentDocument } from '../index.ts';

const page = (...blocks: Block[]): BlockDocument => ({ format: 1, layout: '100', columns: [blocks] });
const note = (id: string, fields: Block['fields']): Block => ({ id, type: 'note', fields });
const noon = new Date('2026-12-24T11:00:00Z');

const present = (document: BlockDocument, options: Partial<PresentOptions> = {}) =>
  presentDocument(document, testRegistry, { language: 'de', at: noon, audience: 'visitors', ...options });

function html(document: BlockDocument, { language = 'de', isEditing = false, ...options }: Partial<PresentOptions> & { isEditing?: boolean } = {}): string {
  const content = present(document, { language, audience: isEditing ? 'staff' : 'visitors', ...options });
  const rendered = renderToString(
    <MemoryRouter>
      <Blocks content={content} views={views} language={language} isEditing={isEditing} />
    </MemoryRouter>,
  );
  return rendered.replace(/^<div class="[^"]+"( data-column="0")?>(.*)<\/div>$/, '$2'); // the column that all of them are in
}

const text = (content: string, marks: unknown[] = []) => ({ type: 'text', text: content, ...(marks.length > 0 && { marks }) });
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const doc = (...content: object[]) => JSON.parse(JSON.stringify({ type: 'doc', content }));

describe('rendering', () => {
  test('columns, lists, older shapes, each block by its view', () => {
    const box: Block = { id: 'b', type: 'box', fields: {}, layout: '67-33', columns: [[note('n', { title: { de: 'Eins' } })], []] };
    const list: Block = { id: 'l', type: 'list', fields: {}, children: [{ id: 'e', type: 'entry', fields: { text: 'früher' } }] };
    expect(html(page(box, list))).toMatch(
      /^<div class="plain"><div class="[^"]+" data-layout="67-33"><div class="[^"]+"><section><h2>Eins<\/h2><div><\/div><\/section><\/div><div class="[^"]+"><\/div><\/div><\/div><ul data-count="1"><li>früher<\/li><\/ul>$/,
    );
  });

  test('a missing English text is the German one and says so', () => {
    const document = page(note('n', { title: { de: 'Eins', en: ' ' }, anchor: 'eins' }));
    expect(html(document, { language: 'en' })).toBe('<section id="eins"><h2 lang="de">Eins</h2><div></div></section>');
    expect(html(page(note('n', { title: { en: 'One' } })))).toContain('<h2 lang="en">One</h2>');
  });

  test('places for the editor are marked in edit mode alone', () => {
    const document = page(note('n', { title: { de: 'Eins' } }));
    expect(html(document)).not.toContain('data-');
    expect(html(document, { isEditing: true })).toContain('<section data-block="n"><h2 data-field="title">Eins</h2>');
  });

  test('what this release does not know is left out, and named to staff', () => {
    const document = page({ id: 'u', type: 'hologram', fields: { text: 'x' } }, { ...note('n', {}), version: 9 }, note('k', { title: { de: 'Eins' } }));
    expect(html(document)).toBe('<section><h2>Eins</h2><div></div></section>');
    expect(html(document, { isEditing: true })).toContain('<p data-block="u">Diesen Baustein („hologram“) kennt diese Version nicht.');
    expect(present(document, { audience: 'staff' }).unknown).toMatchObject([{ blockId: 'u' }, { blockId: 'n' }]);
    expect(present(document).unknown).toEqual([]);
  });

  test('images, files and related things come from the context; what is gone is left out', () => {
    const image = { id: 7, version: 'abcdef01', url: '/media/7', width: 3, height: 2, color: '#fff', alt: 'Saal', credit: '' };
    const venue = { id: 2, title: 'Großer Saal', url: '/de/venues/grosser-saal/2' };
    const document = page({ id: 'f', type: 'figure', fields: { image: { id: 7 }, venue: 2, link: { de: '/de/saal' } } });
    const context = { image: (id: number) => (id === 7 ? image : null), related: (to: string, id: number) => (to === 'venue' && id === 2 ? venue : null) };
    expect(html(document, { context })).toBe('<figure><img loading="lazy" src="/media/7" alt="Saal"/><a href="/de/saal">Großer Saal</a></figure>');
    expect(html(document)).toBe('<figure><a href="/de/saal"></a></figure>');
    const own = page({ id: 'f', type: 'figure', fields: { image: { id: 7, alt: { de: 'Der Saal' } }, link: {} } });
    expect(html(own, { context, language: 'en' })).toContain('alt="Der Saal" lang="de"');
    expect(html(page({ id: 'f', type: 'figure', fields: { image: { id: 7, decorative: true, alt: { de: 'x' } } } }), { context })).toContain('alt=""');
  });
});

describe('online windows: from the first instant to before the second', () => {
  const window = (from: string | null, to: string | null) => page(note('n', { title: { de: 'x' }, online_from: from, online_to: to }));
  const [before, at, after] = ['2026-12-24T10:59:59.999Z', '2026-12-24T11:00:00Z', '2026-12-24T12:00:01+01:00'] as const;

  test.each([
    [null, null, true, null],
    [before, null, true, null],
    [at, null, true, null],
    [after, null, false, '2026-12-24T11:00:01.000Z'],
    [null, before, false, null],
    [null, at, false, null],
    [null, after, true, '2026-12-24T11:00:01.000Z'],
    [after, '2027-01-01T00:00:00Z', false, '2026-12-24T11:00:01.000Z'],
  ])('%s to %s', (from, to, isOnline, staleAt) => {
    const presented = present(window(from, to));
    expect([presented.columns[0]?.length === 1, presented.staleAt]).toEqual([isOnline, staleAt]);
    expect(present(window(from, to), { audience: 'staff' }).columns[0]?.[0]?.isOffline).toBe(isOnline ? undefined : true);
  });
});

describe('formatted text', () => {
  const render = (value: object) => html(page(note('n', { title: {}, body: { de: doc(...[value].flat()) } }))).match(/<div>(.*)<\/div>/)?.[1];

  test('has these elements and no other', () => {
    const link = { type: 'link', attrs: { href: 'https://ostkai.example/a?b=1&c=2' } };
    const list = {
      type: 'bulletList',
      content: [
        { type: 'listItem', content: [paragraph(text('Eins')), { type: 'orderedList', content: [{ type: 'listItem', content: [paragraph(text('a'))] }] }] },
      ],
    };
    expect(
      render([
        paragraph(
          text('Ein '),
          text('Wort', [{ type: 'bold' }, { type: 'italic' }]),
          text(' & <b>\nZeile'),
          text('da', [link]),
          text('zu', [link, { type: 'bold' }]),
        ),
        list,
      ] as object),
    ).toBe(
      '<p>Ein <strong><em>Wort</em></strong> &amp; &lt;b&gt;<br/>Zeile<a href="https://ostkai.example/a?b=1&amp;c=2" target="_blank" rel="noopener noreferrer">da<strong>zu</strong></a></p><ul><li>Eins<ol><li>a</li></ol></li></ul>',
    );
  });

  test('a link is safe or no link', () => {
    const to = (href: string, target?: string) => render(paragraph(text('x', [{ type: 'link', attrs: { href, target } }])));
    expect(to('javascript:alert(1)')).toBe('<p>x</p>');
    expect(to('/de', '_blank')).toBe('<p><a href="/de" target="_blank" rel="noopener noreferrer">x</a></p>');
    expect(to('mailto:karten@ostkai.example')).toBe('<p><a href="mailto:karten@ostkai.example">x</a></p>');
    expect(to('mailto:karten@käse.example?subject=Grüße@käse.example')).toBe(
      '<p><a href="mailto:karten@xn--kse-qla.example?subject=Grüße@käse.example">x</a></p>',
    );
  });

  test('what is unknown in it keeps its words; lists too deep are lifted', () => {
    expect(
      render([
        { type: 'heading', content: [text('Titel')] },
        { type: 'blockquote', content: [paragraph(text('Zitat'))] },
      ] as object),
    ).toBe('<p>Titel</p><p>Zitat</p>');
    const nest = (levels: number): object => ({
      type: 'bulletList',
      content: [{ type: 'listItem', content: [paragraph(text(`${levels}`)), ...(levels > 1 ? [nest(levels - 1)] : [])] }],
    });
    const nested = render(nest(6)) ?? '';
    expect([nested.match(/<ul>/g)?.length, nested.replace(/<[^>]+>/g, '')]).toEqual([4, '654321']);
  });
});
