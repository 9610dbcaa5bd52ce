import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { backOfficePages } from '../back-office/route-table.ts';
import { routesOf } from '../page.ts';
import { rootRoute } from '../root-route.tsx';
import { pages } from '../route-table.ts';
import { staticHandlers } from './static-handlers.server.ts';

const matched = (routes: RouteObject[], pathname: string) => matchRoutes(routes, pathname)?.map(({ route, params }) => [route.id, params]);
/** An address of a pattern, and what may be typed in its place. */
const addressesOf = (pattern: string) => {
  const address = pattern.replace(/:\w+\??/g, 'etwas').replace('*', 'unten/weiter');
  return [address, `${address}/`, address.toUpperCase(), `${address}/mehr`, address.replace(/\/[^/]*$/, '') || '/', address.replace('/', '//')];
};

test.each([
  ['the site', pages],
  ['the back office', backOfficePages],
] as const)('%s: every address leads to the route of the whole table', (_, rows) => {
  const routes = rows.flatMap(routesOf);
  const whole = rootRoute(routes);
  const handlerOf = staticHandlers(routes, rootRoute);
  const strange = [
    '/',
    '/de',
    '/EN/',
    '/fr/programm',
    '/de/%70rogramm',
    '/de/%E0%A4%A',
    '/de/%2e%2e/x',
    '/nirgends',
    '/de/nirgends/ganz',
    '//',
    '/de%3F/x',
    '/de/%3F',
  ];
  const addresses = [...routes.flatMap(({ path = '' }) => addressesOf(path)), ...strange];
  expect(addresses.length).toBeGreaterThan(100);
  for (const address of addresses) expect(matched(handlerOf(address).dataRoutes, address), address).toEqual(matched(whole, address));
});

test('an address compares with a part of the table, however many different ones are asked for', () => {
  const routes = pages.flatMap(routesOf);
  const handlerOf = staticHandlers(routes, rootRoute);
  expect(handlerOf('/de/irgendwas')).toBe(handlerOf('/de/anderes/unten'));
  expect(handlerOf('/ganz/woanders')).toBe(handlerOf('/noch/etwas'));
  expect(handlerOf('/de/programm')).toBe(handlerOf('/de/programm/titel/3'));
  const inTable = handlerOf('/de/programm').dataRoutes[0]?.children?.[0]?.children?.[0]?.children ?? [];
  expect(inTable.length).toBeLessThan(routes.length / 5);
});
