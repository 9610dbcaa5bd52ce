import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toBerlinIso } from '../berlin-time.ts';
import { toBerlinIsoByHour } from './berlin-iso.server.ts';

const instant = (min: string, max: string) => fc.date({ min: new Date(min), max: new Date(max), noInvalidDate: true });

test('an instant is shown as without what is remembered of its hour', () => {
  const any = fc.oneof(instant('0100-01-01', '9999-12-31T23:59:59Z'), instant('1969-12-31', '1970-01-02'), instant('2026-01-01', '2027-01-01'));
  fc.assert(
    fc.property(any, (date) => {
      expect(toBerlinIsoByHour(date)).toBe(toBerlinIso(date));
    }),
    { numRuns: 5_000 },
  );
});

test('around a change of the clock each minute has its own offset', () => {
  for (const change of ['1980-04-06T01:00Z', '2026-03-29T01:00Z', '2026-10-25T01:00Z'])
    for (let minute = -90; minute <= 90; minute++) {
      const date = new Date(Date.parse(change) + minute * 60_000 + 999);
      expect(toBerlinIsoByHour(date)).toBe(toBerlinIso(date));
    }
});

test('what is no instant is refused as there', () => expect(() => toBerlinIsoByHour(new Date(Number.NaN))).toThrow(RangeError));
