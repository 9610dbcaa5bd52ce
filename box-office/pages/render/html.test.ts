import { describe, expect, it } from 'vitest';
import { html } from './html.ts';

describe('markup', () => {
  it('escapes every value, in text and in attributes', () => {
    expect(html`<p title="${`"><script>'&`}">${'<b>&amp;</b>'}</p>`.markup).toBe(
      '<p title="&quot;&gt;&lt;script&gt;&#39;&amp;">&lt;b&gt;&amp;amp;&lt;/b&gt;</p>',
    );
  });

  it('takes its own markup as it is, joins lists and leaves out what is not there', () => {
    expect(html`<ul>${['<', 2].map((item) => html`<li>${item}</li>`)}</ul>${false}${null}${undefined}${''}${0}`.markup).toBe(
      '<ul><li>&lt;</li><li>2</li></ul>0',
    );
  });
});
