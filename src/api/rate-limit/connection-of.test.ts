import { expect, test } from 'vitest';
import { connectionOf } from './connection-of.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8::1', '2001:db8:0:0::'],
  ['2001:0DB8:0:00::7', '2001:db8:0:0::'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['fe80::1%eth0', 'fe80:0:0:0::'],
  ['::1', '0:0:0:0::'],
  ['', ''],
])('%s counts as %s', (address, counted) => expect(connectionOf(address)).toBe(counted));
