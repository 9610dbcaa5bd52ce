import { expect, test } from 'vitest';
import { useLanguage } from '#i18n/use-language.ts';
import { sharedHtml } from './shared-html.server.tsx';

let renderings = 0;
function Names({ names }: { names: readonly string[] }) {
  renderings++;
  return (
    <b>
      {useLanguage()} {names.join(' & ')}
    </b>
  );
}

const some = ['Haus', 'Besuch'];

test('a part is rendered once for the same props and language, and anew for others', () => {
  expect(sharedHtml('de')('menu', <Names names={some} />)).toBe('<b>de Haus &amp; Besuch</b>');
  expect(sharedHtml('de')('menu', <Names names={some} />)).toBe('<b>de Haus &amp; Besuch</b>');
  expect(renderings).toBe(1);
  expect(sharedHtml('en')('menu', <Names names={some} />)).toBe('<b>en Haus &amp; Besuch</b>');
  expect(sharedHtml('de')('menu', <Names names={['Haus']} />)).toBe('<b>de Haus</b>');
  expect(sharedHtml('de')('footer', <b>Fuß</b>)).toBe('<b>Fuß</b>');
  expect(renderings).toBe(3);
});

test('so many variants are kept and no more', () => {
  const first = ['0'];
  for (const names of [first, ...Array.from({ length: 12 }, (_, index) => [`${index}`])]) sharedHtml('de')('many', <Names names={names} />);
  const before = renderings;
  sharedHtml('de')('many', <Names names={first} />);
  expect(renderings).toBe(before + 1);
});
