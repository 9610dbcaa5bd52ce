import { expect, test } from 'vitest';
import { leadsAhead } from './leads-ahead.ts';

const site = 'https://ostkai.example';
const link = (path: string, more: object = {}) => {
  const { href, origin } = new URL(path, site);
  return { href, origin, target: '', download: '', lang: '', ...more };
};
const here = { origin: site, pathname: '/de/besuch' };

test.each(['/de', '/de/programm', '/de/programm/tosca/12', '/en/events#next', '/de/blog/a/3', '/de/team'])('%s may be fetched ahead', (path) =>
  expect(leadsAhead(link(path), here)).toBe(true),
);

test.each([
  ...['/', '/webshop', '/cms-hub', '/cms-hub/pages', '/styleguide', '/de/user/logout', '/de/user/profile', '/de/forms/anfrage/3', '/de/merkliste'],
  ...['/en/favourites', '/de/erinnerung?event=1', '/de/presse/x/1', '/de/api/events.ics', '/api/user-logout/', '/media/a.pdf', '/de/heft.pdf'],
  ...['/de/team?edit', '/de/team?v=3', '/de/team?preview=a', '/de/team?at=2027', '/de/programm?date=24-12-2026', '/de/search', '/de/search/events?q=bach'],
  ...['/de/besuch', '/de/besuch#weg', 'https://other.example/de'],
])('%s is not', (path) => expect(leadsAhead(link(path), here)).toBe(false));

test.each([{ target: '_blank' }, { download: 'programm.pdf' }, { lang: 'en' }])('nor is what opens otherwise: %o', (more) =>
  expect(leadsAhead(link('/de/team', more), here)).toBe(false),
);
