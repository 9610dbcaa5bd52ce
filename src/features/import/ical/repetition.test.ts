import { describe, expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { calendar, codes, event, records, starts, times } from './build.ts';

describe('repetition', () => {
  test('on the same clock time across the change, to UNTIL inclusive, without EXDATE', async () => {
    const rule = ['DTSTART;TZID=Europe/Berlin:20260315T193000', 'RRULE:FREQ=WEEKLY;UNTIL=20260405T173000Z'];
    const all = await records(event(...rule));
    expect(all.map(({ identifier, date_start }) => [identifier, date_start])).toEqual([
      ['u1/20260315T183000Z', '2026-03-15T19:30:00'],
      ['u1/20260322T183000Z', '2026-03-22T19:30:00'],
      ['u1/20260329T173000Z', '2026-03-29T19:30:00'],
      ['u1/20260405T173000Z', '2026-04-05T19:30:00'],
    ]);
    expect(all.every(({ production }) => production?.identifier === 'u1')).toBe(true);
    expect(await starts(...rule, 'EXDATE;TZID=Europe/Berlin:20260322T193000', 'EXDATE:20260329T173000Z')).toHaveLength(2);
  });

  test('with UNTIL as a day, COUNT, and further dates', async () => {
    expect(await starts('DTSTART:20260315T193000', 'RRULE:FREQ=DAILY;UNTIL=20260317')).toHaveLength(3);
    expect(await starts('DTSTART:20260315T193000', 'RRULE:FREQ=DAILY;COUNT=2', 'RDATE:20260401T193000,20260402T193000')).toEqual([
      '2026-03-15T19:30:00',
      '2026-03-16T19:30:00',
      '2026-04-01T19:30:00',
      '2026-04-02T19:30:00',
    ]);
    expect(await starts('DTSTART;VALUE=DATE:20260315', 'RRULE:FREQ=MONTHLY;COUNT=2')).toEqual(['2026-03-15', '2026-04-15']);
    expect(await times('DTSTART:20260315T193000', 'DTEND:20260315T213000', 'RRULE:FREQ=WEEKLY;INTERVAL=4;COUNT=2')).toEqual([
      ['2026-03-15T19:30:00', '2026-03-15T20:30:00Z'],
      ['2026-04-12T19:30:00', '2026-04-12T19:30:00Z'],
    ]);
  });

  test('one occurrence replaced by an event of its own, before or after the rule, has that event’s time', async () => {
    const rule = event('DTSTART;TZID=Europe/Berlin:20260315T193000', 'RRULE:FREQ=WEEKLY;COUNT=2');
    const other = event('RECURRENCE-ID:20260322T183000Z', 'DTSTART;TZID=Europe/Berlin:20260323T200000').replace('SUMMARY:Konzert', 'SUMMARY:Ersatz');
    for (const parts of [
      [rule, other],
      [other, rule],
    ]) {
      const list = (await records(...parts)).map(({ identifier, date_start, title }) => [identifier, date_start, title.de]);
      expect(list.toSorted()).toEqual([
        ['u1/20260315T183000Z', '2026-03-15T19:30:00', 'Konzert'],
        ['u1/20260322T183000Z', '2026-03-23T20:00:00', 'Ersatz'],
      ]);
    }
  });

  test('without end stops, and says so', async () => {
    const all = await codes(calendar(event('DTSTART:20260315T193000', 'RRULE:FREQ=DAILY;UNTIL=21000101')));
    expect(all).toHaveLength(limits.occurrences + 1);
    expect(all.at(-1)).toBe('4 note rule_cut 1000');
    expect(await codes(calendar(event('DTSTART:21980315T193000', 'RRULE:FREQ=MONTHLY')))).toEqual([...Array(6).fill('ok'), '4 note rule_to_season 2198-08-31']);
  });

  test('of the 29th of February takes place in leap years', async () => {
    expect(await starts('DTSTART:20240229T193000', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;UNTIL=20290101T000000Z')).toEqual([
      '2024-02-29T19:30:00',
      '2028-02-29T19:30:00',
    ]);
  });

  test('of a day that not every month or year has leaves those out that have not, and loses no other', async () => {
    const days = async (start: string, rule: string) => (await starts(`DTSTART:${start}T193000`, `RRULE:${rule}`)).map((text = '') => text.slice(0, 10));
    expect(await days('20240229', 'FREQ=YEARLY;COUNT=3')).toEqual(['2024-02-29', '2028-02-29', '2032-02-29']);
    expect(await days('20240229', 'FREQ=YEARLY;BYMONTH=2;UNTIL=20290101')).toEqual(['2024-02-29', '2028-02-29']);
    expect(await days('20260130', 'FREQ=YEARLY;BYMONTH=1,2,3;BYMONTHDAY=30;COUNT=4')).toEqual(['2026-01-30', '2026-03-30', '2027-01-30', '2027-03-30']);
    expect(await days('20260131', 'FREQ=MONTHLY;COUNT=3')).toEqual(['2026-01-31', '2026-03-31', '2026-05-31']);
    expect(await days('20260130', 'FREQ=WEEKLY;BYMONTH=2;COUNT=3')).toEqual(['2026-01-30', '2026-02-06', '2026-02-13']);
  });

  test('begins with DTSTART, also where the rule does not name it', async () => {
    expect(await starts('DTSTART:20260315T193000', 'RRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=3')).toEqual([
      '2026-03-15T19:30:00',
      '2026-03-17T19:30:00',
      '2026-03-24T19:30:00',
    ]);
  });

  test('without the days that EXDATE names, whatever the time is', async () => {
    const rule = ['DTSTART;TZID=Europe/Berlin:20261121T193000', 'RRULE:FREQ=DAILY;COUNT=4'];
    expect(await starts(...rule, 'EXDATE;VALUE=DATE:20261122,20261124')).toEqual(['2026-11-21T19:30:00', '2026-11-23T19:30:00']);
    expect(await starts('DTSTART;VALUE=DATE:20261121', 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE;VALUE=DATE:20261122')).toEqual(['2026-11-21', '2026-11-23']);
  });

  test.each([
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=DAILY;INTERVAL=7;BYDAY=SA',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=SECONDLY',
    'FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30',
  ])('that never comes to pass is given up: %s', async (rule) => {
    const after = event('DTSTART:20260315T193000');
    expect(await codes(calendar(event('DTSTART:20260315T193000', `RRULE:${rule}`), after))).toEqual(['4 bad_rule', 'ok']);
  });
});
