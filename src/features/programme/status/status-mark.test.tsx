import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { buildEventCard } from '../build.ts';
import type { EventCard } from '../contract.ts';
import { StatusMark } from './status-mark.tsx';

const words = (given: Partial<EventCard>) =>
  renderToString(<StatusMark event={buildEventCard(given)} language="de" />)
    .replace(/<[^>]+>/g, ' ')
    .trim()
    .replace(/\s+/g, ' ');

test.each([
  ['its state', { availability: 'few' }, 'Wenige Karten'],
  ['its state and its note', { status: 'postponed', status_note: 'Neuer Termin folgt' }, 'Verschoben Neuer Termin folgt'],
  ['its note where nothing is decided', { status_note: 'Findet online statt' }, 'Vorverkauf steht noch nicht fest Findet online statt'],
] as const)('an event says %s', (_, given, expected) => expect(words(given)).toBe(expected));

test('a note in German is marked on the English page', () => {
  expect(renderToString(<StatusMark event={buildEventCard({ status_note: 'Draußen', untranslated: ['status_note'] })} language="en" />)).toContain('lang="de"');
});
