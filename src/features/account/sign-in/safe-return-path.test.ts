import { expect, test } from 'vitest';
import { isLoopback } from '../demo-users.ts';
import { deviceName } from '../session/device-name.ts';
import { networkOf } from '../session/network-of.ts';
import { safeReturnPath } from './safe-return-path.ts';

test.each(['/de', '/en', '/de/programm?room=2', '/en/events/tosca/12#tickets', '/de?x=1', '/styleguide?lang=en', '/cms-hub', '/cms-hub/media?lang=en&item=3'])(
  '%s is a page of ours',
  (path) => expect(safeReturnPath(path)).toBe(path),
);

test.each([
  null,
  '',
  '//evil.example',
  '/de//evil.example',
  '/\\evil.example',
  'https://evil.example/de',
  '/styleguide/../api/user-logout/',
  '/styleguide//evil.example',
  '/cms-hub/../api/user-logout/',
  '/cms-hubris',
  '/de/../../api/user-logout/',
  '/de/api/user-logout/',
  '/en/pageeditor-api/x',
  '/fr',
  '/dev',
  'javascript:alert(1)',
  '/de\n/x',
  `/de/${'x'.repeat(600)}`,
])('%j leads nowhere', (path) => expect(safeReturnPath(path)).toBeNull());

test.each([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['2001:db8::1', '2001:db8::'],
  ['::1', '::'],
  ['', ''],
  ['no address', ''],
])('the network of %s is %s', (address, network) => expect(networkOf(address)).toBe(network));

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['haus.localhost', true],
  ['0.0.0.0', false],
  ['::', false],
  ['localhost.evil.example', false],
  ['192.168.1.5', false],
  ['ostkai.example', false],
])('%s is this machine alone: %s', (host, is) => expect(isLoopback(host)).toBe(is));

test('a device is named as people call it', () => {
  expect(deviceName('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe('Firefox · Linux');
  expect(deviceName('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Version/19.0 Mobile Safari/604.1')).toBe('Safari · iPhone');
  expect(deviceName('Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0')).toBe('Edge · Windows');
  expect(deviceName('curl/8')).toBe('');
});
