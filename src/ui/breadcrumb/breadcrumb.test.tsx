import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Breadcrumb } from './breadcrumb.tsx';

const render = (path: string, first?: { to: string; text: string }) =>
  renderToString(
    <MemoryRouter initialEntries={[path]}>
      <Breadcrumb label="Wo Sie sind" {...(first && { first })} links={[{ to: '/de/programm', text: 'Programm' }]} current="Undine" currentLang="de" />
    </MemoryRouter>,
  );

test('the first link is the home page in the reader’s language, unless another is given; the last is the page itself', () => {
  expect(render('/de/x')).toMatch(/<a href="\/de"[^>]*>Startseite<\/a>.*Programm<\/a>.*<li aria-current="page" lang="de">Undine<\/li>/);
  expect(render('/en/x')).toMatch(/<a href="\/en"[^>]*>Home<\/a>/);
  expect(render('/de/x', { to: '/de/blog', text: 'Magazin' })).not.toContain('Startseite');
});
