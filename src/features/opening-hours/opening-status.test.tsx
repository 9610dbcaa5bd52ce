import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { instantAt } from '#i18n/berlin-time.ts';
import { buildEntry, buildHours } from './build.ts';
import type { OpeningHours } from './contract.ts';
import { OpeningStatus } from './opening-status.tsx';
import type { KnownHours } from './status.ts';
import { timelineOf } from './timeline.ts';

// What the clock does to it in a browser is in tests/e2e; here: what the server sends.
const render = (hours: OpeningHours, path = '/de') =>
  renderToString(
    <MemoryRouter initialEntries={[path]}>
      <OpeningStatus hours={hours} />
    </MemoryRouter>,
  );

const answer = (hours: KnownHours, time: string): OpeningHours => ({ ...hours, ...timelineOf(hours, instantAt(hours.date, time)) });

test('is rendered for the moment of the answer, not for that of the rendering', () => {
  const hours = answer(buildHours('2026-11-21', { today: ['10:00-19:00'] }), '12:00');
  expect(render(hours)).toContain('Geöffnet bis 19.00 Uhr');
  expect(render(hours, '/en')).toContain('Open until 19.00');
  expect(render(hours)).toContain('data-state="open"');
});

test('each of several ranges stays on one line', () => {
  const html = render(answer(buildHours('2026-11-21', { today: ['10:00-13:00', '15:00-19:30'] }), '12:00'));
  expect(html).toContain('<span>Geöffnet <span>10.00–13.00</span> und <span>15.00–19.30 Uhr</span></span>');
});

test('an alternative text is a link with its language', () => {
  const entry = buildEntry('closed', { alternative_text: 'Betriebsausflug', alternative_link_url: '/de/programm', lang: 'de' });
  const html = render(answer({ ...buildHours('2026-11-21', {}), opening_hours_exceptions: [entry] }, '12:00'), '/en');
  expect(html).toContain('<a href="/de/programm"');
  expect(html).toMatch(/<p [^>]*lang="de"/);
});
