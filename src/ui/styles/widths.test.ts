import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The widths of V §9, and the sheets of visitors that know another one. */
const ofTheSite = ['48em', '64em', '85.375em', '100em'];
const others = {
  // the menu's words have room beside the whole name of the venue; at the least width, beside hours in two ranges
  'src/app/frame/header.module.css': ['120em', '90em'],
  'src/app/frame/menus/primary-menu.module.css': ['90em'],
  'src/features/booking/widget/selection/summary.module.css': ['20em'], // sum and button stand side by side
  'src/features/search/autocomplete/suggestion-list.module.css': ['30em'], // a phone's pictures would take the words' place
  'src/features/search/search.page.module.css': ['30em'],
  'src/ui/styles/base.css': ['15em'], // text twice as large at 320 px
};

const isOfStaff = (file: string) => /^src\/(editor|features\/(cms|media))\/|\/back-office\//.test(file);
const sheets = globSync('src/**/*.css').map((file) => ({ file, css: readFileSync(file, 'utf8') }));
const widths = (css: string) => [...css.matchAll(/@media([^{]*)\{/g)].flatMap(([, query = '']) => widthsOf(query));
const widthsOf = (query: string) =>
  [...query.matchAll(/(?:([\d.]+em) <=? )?width(?: [<>]=? ([\d.]+em))?/g)].flatMap(([, least, most]) => [least, most].filter((one) => one !== undefined));

test('the layout of visitors’ pages changes at the widths of V §9 alone', () => {
  const known = new Set(ofTheSite);
  const found = sheets
    .filter(({ file }) => !isOfStaff(file))
    .map(({ file, css }) => [file, [...new Set(widths(css))].filter((width) => !known.has(width))] as const);
  expect(Object.fromEntries(found.filter(([, more]) => more.length > 0))).toEqual(others);
});

test.each(ofTheSite)('at %s the header changes', (width) => {
  const changed = sheets.filter(({ css }) => widths(css).includes(width)).map(({ file }) => file);
  expect(changed).toContain('src/app/frame/header.module.css');
});

test('content is at most 188rem wide', () => {
  const css = (file: string) => sheets.find((sheet) => sheet.file === file)?.css;
  expect(css('src/ui/styles/tokens.css')).toContain('--page-max: 188rem;');
  expect(css('src/app/frame/frame.module.css')).toContain('max-width: var(--page-max)');
});
