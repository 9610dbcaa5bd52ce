import { expect, test } from 'vitest';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import { spanOf } from './span.ts';

const nothing = { date_from: null, date_to: null, tag: null, filters: 'none' } as const;
const spanAt = (now: string, chosen: Partial<Parameters<typeof spanOf>[0]>) => {
  const { from, before, tag } = spanOf({ ...nothing, ...chosen }, new Date(now));
  return [from && toBerlinIso(from), before && toBerlinIso(before), tag].map((part) => part ?? null);
};

const friday = '2026-11-20T20:00:00+01:00';
const saturday = '2026-11-21T20:00:00+01:00';
const monday = '2026-11-23T00:00:00+01:00';

// E §3: `date_from` is now by default.
test.each([
  ['nothing chosen', friday, {}, [null, null, null]],
  ['a tag', friday, { tag: 7 }, [null, null, 7]],
  [
    'from and to',
    friday,
    { date_from: '2026-12-01T00:00:00+01:00', date_to: '2027-01-01T00:00:00+01:00' },
    ['2026-12-01T00:00:00+01:00', '2027-01-01T00:00:00+01:00', null],
  ],
  ['from a day that is past', friday, { date_from: '2026-10-01T00:00:00+02:00' }, ['2026-10-01T00:00:00+02:00', null, null]],
  ['the next three days are today and two more', friday, { filters: 'next_3_days' }, [null, '2026-11-23T00:00:00+01:00', null]],
  ['… until the end where that is sooner', friday, { filters: 'next_3_days', date_to: saturday }, [null, saturday, null]],
  [
    '… from a day to come',
    friday,
    { filters: 'next_3_days', date_from: '2026-12-01T00:00:00+01:00' },
    ['2026-12-01T00:00:00+01:00', '2026-12-04T00:00:00+01:00', null],
  ],
  ['… over a change of the clock', '2026-10-24T12:00:00+02:00', { filters: 'next_3_days' }, [null, '2026-10-27T00:00:00+01:00', null]],
  ['the weekend, on a Friday', friday, { filters: 'weekend' }, ['2026-11-21T00:00:00+01:00', monday, null]],
  ['… on the Saturday, from now on', saturday, { filters: 'weekend' }, [null, monday, null]],
  ['… in the last minute of Sunday', '2026-11-22T23:59:00+01:00', { filters: 'weekend' }, [null, monday, null]],
  ['… on the Monday the next', monday, { filters: 'weekend' }, ['2026-11-28T00:00:00+01:00', '2026-11-30T00:00:00+01:00', null]],
  ['… a past beginning changes nothing', friday, { filters: 'weekend', date_from: '2026-10-01T00:00:00+02:00' }, ['2026-11-21T00:00:00+01:00', monday, null]],
] as const)('%s', (_, now, chosen, span) => expect(spanAt(now, chosen)).toEqual(span));
