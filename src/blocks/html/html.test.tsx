import { describe, expect, test } from 'vitest';
import { type Block, type BlockDocument, blocksBeyondRole, createBlock } from '#content/index.ts';
import { renderBlocks } from '../../../tests/support/blocks/render-blocks.tsx';
import { blockRegistry } from '../registry.ts';
import { html } from './block.ts';

const block = (code: string, raw = false, id = 'h') => createBlock(html, { html_code: { de: code }, ...(raw && { raw }) }, { id });
const pageOf = (...blocks: Block[]): BlockDocument => ({ format: 1, layout: '100', columns: [blocks] });

describe('what is shown', () => {
  const shown = (code: string) => renderBlocks([block(code)]).match(/<div class="[^"]*html[^"]*">(.*?)<\/div><\/div><\/div>$/)?.[1];

  test.each([
    [
      '<table><tr><th scope="row" onclick="x()">A</th><td colspan="2" style="color:red">1</td></tr></table>',
      '<table><tr><th scope="row">A</th><td colspan="2">1</td></tr></table>',
    ],
    ['<details open><summary>Mehr</summary><p>Text</p></details>', '<details open><summary>Mehr</summary><p>Text</p></details>'],
    ['<blockquote cite="https://evil.example">x</blockquote>', '<blockquote>x</blockquote>'],
    ['<script>alert(1)</script><p>x</p>', '<p>x</p>'],
    ['<iframe src="https://evil.example"></iframe>x', 'x'],
    ['<form action="https://evil.example"><input name="a">x</form>', 'x'],
    ['<img src="https://evil.example/pixel.png" alt="">', '<img alt="" />'],
    ['<a href="javascript:alert(1)" id="main-content" class="x" name="y">x</a>', '<a>x</a>'],
    ['<table><caption><svg><style><img src=x onerror=alert(1)></style></svg>x</caption></table>', '<table><caption>x</caption></table>'],
    ['<p>ohne Ende', '<p>ohne Ende</p>'],
  ])('%s → %s', (code, result) => expect(shown(code)).toBe(result));

  test('raw source is an attribute beside what is sanitised, never an element', () => {
    const rendered = renderBlocks([block('<script>alert("1")</script><p>x</p>', true)]);
    expect(rendered).toContain('data-source="&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&lt;p&gt;x&lt;/p&gt;"');
    expect(rendered.replace(/ data-source="[^"]*"/, '')).not.toContain('script');
    expect(renderBlocks([block('<p>x</p>')])).not.toContain('data-source');
  });
});

describe('raw is for administrators', () => {
  const refused = (before: BlockDocument | null, after: BlockDocument, role: 'editor' | 'manager' | 'admin') =>
    blocksBeyondRole(before, after, blockRegistry, role).map(({ id }) => id);
  const raw = pageOf(block('<b>x</b>', true), block('<i>y</i>', false, 'other'));

  test.each([
    ['a new one', null, raw, ['h']],
    ['switched on', pageOf(block('<b>x</b>')), raw, ['h']],
    ['its source changed', raw, pageOf(block('<b>z</b>', true)), ['h']],
    ['a copy of one', raw, pageOf(...(raw.columns[0] ?? []), block('<b>x</b>', true, 'copy')), ['copy']],
    ['one of a newer release', null, pageOf({ ...block('<b>x</b>'), version: 9 }), ['h']],
    ['nothing of it changed', raw, raw, []],
    ['moved, its neighbour changed', raw, pageOf(block('<i>z</i>', false, 'other'), block('<b>x</b>', true)), []],
    ['switched off', raw, pageOf(block('<b>x</b>')), []],
    ['deleted', raw, pageOf(), []],
  ] as const)('%s', (_, before, after, ids) => {
    for (const role of ['editor', 'manager'] as const) expect(refused(before, after, role)).toEqual(ids);
    expect(refused(before, after, 'admin')).toEqual([]);
  });
});
