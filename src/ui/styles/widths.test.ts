import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheets = globSync('src/**/*.css').map((file) => ({ file, css: readFileSync(file, 'utf8') }));

test('the layout changes at the widths of V §9, and content is at most 188rem wide', () => {
  for (const width of ['48em', '64em', '85.375em', '100em'])
    expect(
      sheets.some(({ css }) => css.includes(`(width >= ${width})`)),
      width,
    ).toBe(true);
  expect(sheets.find(({ file }) => file.endsWith('styles/tokens.css'))?.css).toContain('--page-max: 188rem;');
  expect(sheets.find(({ file }) => file.endsWith('frame/frame.module.css'))?.css).toContain('max-width: var(--page-max)');
});
