import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { buildEventCard } from '#features/programme/build.ts';
import { cardOf, EventCard } from '#features/programme/index.ts';
import { HtmlOfContext } from '#ui/static/cached-html.ts';
import { cachedHtml } from './cached-html.server.tsx';

test('is made once of each object, language and variant', () => {
  const of = {};
  let times = 0;
  const Part = () => <b>{++times}</b>;
  expect(cachedHtml('de')(of, 'a', <Part />)).toBe('<b>1</b>');
  expect(cachedHtml('de')(of, 'a', <Part />)).toBe('<b>1</b>');
  expect(cachedHtml('en')(of, 'a', <Part />)).toBe('<b>2</b>');
  expect(cachedHtml('de')(of, 'b', <Part />)).toBe('<b>3</b>');
  expect(cachedHtml('de')({}, 'a', <Part />)).toBe('<b>4</b>');
});

// What the browser takes over has to be what it would draw, down to React's marks between texts.
test.each([{}, { isDated: true }, { titleAs: 'h4' as const }, { hasPicture: false }, { priority: true }])(
  'a card is the same with and without, %o',
  (variant) => {
    const card = cardOf(buildEventCard({ id: 12, title: 'Die <Flut> & mehr', until: 'bis 20/12', after_start: '–22.00 Uhr' }));
    const Page = createRoutesStub([{ id: 'root', path: '*', Component: () => <EventCard event={card} {...variant} /> }]);
    const page = <Page initialEntries={['/de/programm']} hydrationData={{ loaderData: { root: { design: { event: {} } } } }} />;
    const plain = renderToString(page);
    const drawn = () => renderToString(<HtmlOfContext value={cachedHtml('de')}>{page}</HtmlOfContext>);
    expect(plain).toContain('Die &lt;Flut&gt; &amp; mehr');
    expect([drawn(), drawn()]).toEqual([plain, plain]);
  },
);
