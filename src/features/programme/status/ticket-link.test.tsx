import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Language } from '#i18n/language.ts';
import { buildEventCard } from '../build.ts';
import type { EventCard } from '../contract.ts';
import { TicketLink } from './ticket-link.tsx';

const render = (given: Partial<EventCard>, language: Language = 'de') =>
  renderToString(
    <TicketLink event={buildEventCard({ id_jet: '100101', ticket_url: '/webshop/event/100101', ...given })} language={language}>
      Karten
    </TicketLink>,
  );

test('a link into the webshop, without script too, in the page’s language, that names its event to the booking widget', () => {
  expect(render({ availability: 'few' })).toBe('<a href="/webshop/event/100101" data-book="12">Karten</a>');
  expect(render({ availability: 'available' }, 'en')).toContain('href="/webshop/event/100101?lang=en"');
});

test('of an event without a box office its own address, which no booking widget takes over', () => {
  expect(render({ id_jet: null, ticket_url: 'https://karten.example/9' }, 'en')).toBe('<a href="https://karten.example/9">Karten</a>');
});

test.each([
  ['sold out', { availability: 'sold_out' }],
  ['cancelled', { availability: 'available', status: 'cancelled' }],
  ['nothing is sold', { availability: null }],
  ['cancelled without a box office', { id_jet: null, status: 'cancelled' }],
  ['neither box office nor address', { id_jet: null, ticket_url: null }],
  ['no address', { availability: 'available', ticket_url: null }],
] as const)('none: %s', (_, given) => expect(render(given)).toBe(''));
