import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { Page } from '../../../app/content/event.page.tsx';
import { buildEvent } from '../build.ts';
import type { EventDetail } from '../contract.ts';

// What a visitor has to see before they travel: that this date does not hold, and which one does instead.
const newDate: EventDetail['rescheduled_to'] = {
  id: 40,
  slug: 'tosca',
  link: { url: '/de/programm/tosca/40' },
  title: 'Tosca',
  day: '2026-12-19',
  date_start: '2026-12-19T19:30:00+01:00',
  time_known: true,
};

function render(event: Partial<EventDetail>): string {
  const id = 'event';
  const router = createMemoryRouter([{ id, path: '/de', loader: () => null, Component: Page }], {
    initialEntries: ['/de'],
    hydrationData: { loaderData: { [id]: buildEvent({ ticket_url: '/webshop/event/1', ...event }) } },
  });
  return renderToString(<RouterProvider router={router} />).replaceAll('<!-- -->', '');
}
const shown = (html: string) => html.replace(/<script.*?<\/script>/gs, '').replace(/<style.*?<\/style>/gs, '');

describe.each(['cancelled', 'postponed'] as const)('%s', (status) => {
  const html = render({ status, availability: 'available', seat_groups: [] });

  test('the date is struck out, by more than its colour', () => {
    expect(html).toMatch(/<s [^>]*>.*?<time dateTime="2026-11-21".*?<\/s>/s);
    expect(html).toMatch(/<s [^>]*>(?:(?!<\/s>).)*19\.30/s);
  });

  test('nothing is put into a calendar or sold', () => {
    expect(shown(html)).not.toMatch(/\.ics"[^>]*download|data-book|data-ticket-bar/);
  });

  test('the picture is told to be grey', () => expect(html).toContain(`data-status="${status}"`));
});

test('what is postponed leads to its new date', () => {
  expect(render({ status: 'postponed', rescheduled_to: newDate })).toMatch(
    /<a [^>]*href="\/de\/programm\/tosca\/40"[^>]*>.*?Neuer Termin.*?Samstag, 19\. Dezember 2026, 19\.30 Uhr/s,
  );
  expect(render({ status: 'postponed', rescheduled_to: { ...newDate, time_known: false } })).not.toContain('19. Dezember 2026, ');
  expect(render({ status: 'postponed' })).not.toContain('Neuer Termin');
});

test('a date that holds is not struck out, and stands beside price and ticket before the picture', () => {
  const price = { id: 1, price: '8.50', sale_type_id: 1, seat_group: 1, text: 'Vollpreis', name: '', has_discounts: false };
  const html = render({ availability: 'available', prices: [price] });
  expect(html).not.toMatch(/<s[ >]/);
  const order = ['<h1', 'dateTime="2026-11-21"', 'Großer Saal', 'ab 8,50', 'Karten kaufen', 'id="tickets"', 'data-ticket-bar'].map((part) =>
    html.indexOf(part),
  );
  expect(order).toEqual([...order].sort((one, other) => one - other));
  expect(order).not.toContain(-1);
  expect(
    html
      .slice(html.indexOf('data-ticket-bar'))
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' '),
  ).toMatch(/Sa 21 Nov 19\.30 ab 8,50 € Karten/);
});

test('each price on sale is the way to its tickets; there is no second button for the same', () => {
  const price = { id: 1, price: '8.50', sale_type_id: 1, seat_group: 1, text: 'Vollpreis', name: 'Eintritt', has_discounts: false };
  const html = render({ availability: 'available', prices: [price] });
  expect(html).toMatch(/<li><a href="\/webshop\/event\/1"[^>]*data-book="12"[^>]*>.*?Eintritt.*?8,50/s);
  expect(html).not.toContain('Karten wählen');
});
