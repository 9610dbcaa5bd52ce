import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { buildEvent } from '../../build.ts';
import type { EventDetail } from '../../contract.ts';
import { Neighbours } from './neighbours.static.tsx';

const other: NonNullable<EventDetail['next']> = {
  id: 40,
  slug: 'tosca',
  link: { url: '/en/events/tosca/40' },
  title: 'Elf Arten zu warten',
  day: '2026-12-19',
};

function render(neighbours: Pick<EventDetail, 'previous' | 'next'>): string {
  const router = createMemoryRouter([{ path: '/en', element: <Neighbours event={buildEvent(neighbours)} /> }], { initialEntries: ['/en'] });
  return renderToString(<RouterProvider router={router} />);
}

test('a title that falls back to German is marked as such, on the way to the event before and to the one after', () => {
  const html = render({ previous: { ...other, lang: 'de' }, next: { ...other, lang: 'de' } });
  expect(html.match(/<b lang="de">Elf Arten zu warten<\/b>/g)).toHaveLength(2);
  expect(render({ previous: null, next: other })).toMatch(/rel="next"(?:(?!lang=).)*<b>Elf Arten zu warten<\/b>/);
});
