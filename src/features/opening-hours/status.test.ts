import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOf, instantAt, wallClock } from '#i18n/berlin-time.ts';
import { buildEntry, buildHours } from './build.ts';
import { nextPhase, phaseAt } from './phase.ts';
import { type KnownHours, lastChange, nextChange, type OpeningStatus, openingStatus } from './status.ts';
import { openingText } from './text.ts';
import { phaseOf, timelineOf } from './timeline.ts';

const saturday = '2026-11-21';
const words = (status: OpeningStatus, language: 'de' | 'en') => openingText(phaseOf(status, new Date(0)), language);

/** State and German text at a time in Berlin. */
function at(hours: KnownHours, time: string, day = saturday) {
  const status = openingStatus(hours, instantAt(day, time));
  return status && [status.state, words(status, 'de')];
}

const english = (hours: KnownHours, time: string) => {
  const status = openingStatus(hours, instantAt(saturday, time));
  return status && words(status, 'en');
};

describe('one range', () => {
  const hours = buildHours(saturday, { today: ['10:00-19:30'], tomorrow: ['11:00-18:00'] });

  test('is early before, open until before its end, late after', () => {
    expect(at(hours, '09:59:59')).toEqual(['early', 'Öffnet um 10.00 Uhr']);
    expect(at(hours, '10:00')).toEqual(['open', 'Geöffnet bis 19.30 Uhr']);
    expect(at(hours, '19:29:59')).toEqual(['open', 'Geöffnet bis 19.30 Uhr']);
    expect(at(hours, '19:30')).toEqual(['late', 'Geschlossen']);
    expect(at(hours, '00:00', '2026-11-22')).toEqual(['early', 'Öffnet um 11.00 Uhr']);
  });

  test('in English', () => {
    expect([english(hours, '09:00'), english(hours, '12:00'), english(hours, '20:00')]).toEqual(['Open from 10.00', 'Open until 19.30', 'Closed']);
  });

  test('changes at its boundaries and at midnight', () => {
    const times: string[] = [];
    for (let now: Date | null = instantAt(saturday, '00:00'); now; now = nextChange(hours, now)) times.push(wallClock(now).time.slice(0, 5));
    expect(times).toEqual(['00:00', '10:00', '19:30', '00:00', '11:00', '18:00', '00:00']);
  });
});

describe('several ranges', () => {
  const hours = buildHours(saturday, { today: ['15:00-20:00', '10:00-13:00'] });

  test('are all named, in order, before, between and during', () => {
    for (const time of ['09:00', '11:00', '14:00', '16:00']) expect(at(hours, time)?.[1]).toBe('Geöffnet 10.00–13.00 und 15.00–20.00 Uhr');
    expect(english(hours, '11:00')).toBe('Open 10.00–13.00 and 15.00–20.00');
    expect(at(hours, '20:00')).toEqual(['late', 'Geschlossen']);
  });

  test('between them it is early for the next', () => expect(at(hours, '14:00')?.[0]).toBe('early'));

  test('ranges that touch or overlap are one', () => {
    expect(at(buildHours(saturday, { today: ['10:00-13:00', '13:00-16:00', '15:00-19:00'] }), '12:00')).toEqual(['open', 'Geöffnet bis 19.00 Uhr']);
  });
});

describe('closed', () => {
  test('without entries', () => expect(at(buildHours(saturday, {}), '12:00')).toEqual(['closed', 'Geschlossen']));

  test('a closed flag closes the day whatever stands beside it', () => {
    expect(at(buildHours(saturday, { today: ['10:00-19:00', 'closed'] }), '12:00')).toEqual(['closed', 'Geschlossen']);
  });

  test('exceptions replace the regular hours', () => {
    const regular = ['10:00-19:00'];
    expect(at(buildHours(saturday, { today: regular, exceptions: ['closed'] }), '12:00')).toEqual(['closed', 'Geschlossen']);
    expect(at(buildHours(saturday, { today: ['closed'], exceptions: ['10:00-14:00'] }), '12:00')).toEqual(['open', 'Geöffnet bis 14.00 Uhr']);
    expect(at(buildHours(saturday, { today: regular, exceptions: ['10:00-14:00'] }), '15:00')).toEqual(['late', 'Geschlossen']);
  });
});

describe('past midnight', () => {
  const hours = buildHours(saturday, { yesterday: ['18:00-02:00'], today: ['closed'], tomorrow: ['11:00-18:00'] });

  test('the night before counts until it ends', () => {
    expect(at(hours, '01:59:59')).toEqual(['open', 'Geöffnet bis 02.00 Uhr']);
    expect(at(hours, '02:00')).toEqual(['closed', 'Geschlossen']);
  });

  test('until 00:00 is until midnight', () => {
    expect(at(buildHours(saturday, { today: ['18:00-00:00'] }), '23:59:59')).toEqual(['open', 'Geöffnet bis 00.00 Uhr']);
  });

  test('a page that is left open goes on with tomorrow, and the day after that is not known', () => {
    expect(at(hours, '12:00', '2026-11-22')).toEqual(['open', 'Geöffnet bis 18.00 Uhr']);
    expect(at(hours, '00:00', '2026-11-23')).toBeNull();
    expect(nextChange(hours, instantAt('2026-11-23'))).toBeNull();
  });
});

describe('an alternative text', () => {
  const entry = buildEntry('closed', { alternative_text: 'Heute nur für Abonnenten', alternative_link_url: '/de/programm' });
  const hours = { ...buildHours(saturday, { today: ['10:00-19:00'] }), opening_hours_exceptions: [entry] };

  test('stands in place of the hours, with its link', () => {
    const status = openingStatus(hours, instantAt(saturday, '12:00'));
    expect(status).toMatchObject({ state: 'closed', alternative: { text: 'Heute nur für Abonnenten', url: '/de/programm' } });
    expect(status && words(status, 'de')).toBe('Heute nur für Abonnenten');
  });

  test('a link alone leads from the hours', () => {
    const linked = { ...hours, opening_hours_exceptions: [buildEntry('10:00-19:00', { alternative_link_url: '/de/programm' })] };
    const status = openingStatus(linked, instantAt(saturday, '12:00'));
    expect(status).toMatchObject({ alternative: { text: null, url: '/de/programm' } });
    expect(status && words(status, 'de')).toBe('Geöffnet bis 19.00 Uhr');
  });
});

describe('the timeline', () => {
  const hours = buildHours(saturday, { yesterday: ['18:00-02:00'], today: ['10:00-19:30'] });

  test('begins with the phase that holds and ends with tomorrow', () => {
    const { timeline, known_until } = timelineOf(hours, instantAt(saturday, '12:00'));
    const plain = { alternative_text: null, alternative_link_url: null };
    expect(timeline).toEqual([
      { since: '2026-11-21T10:00:00+01:00', state: 'open', times: ['19.30'], ...plain },
      { since: '2026-11-21T19:30:00+01:00', state: 'late', times: [], ...plain },
      { since: '2026-11-22T00:00:00+01:00', state: 'closed', times: [], ...plain },
    ]);
    expect(known_until).toBe('2026-11-23T00:00:00+01:00');
  });

  test('for a clock that lags behind it begins with its first phase; once it has ended, the next is in the past', () => {
    const answer = { ...hours, ...timelineOf(hours, instantAt(saturday, '12:00')) };
    expect(phaseAt(answer, Date.UTC(2020, 0, 1))?.state).toBe('open');
    const later = Date.UTC(2026, 10, 30);
    expect(nextPhase(answer, later)).toBeLessThan(later);
  });
});

describe('clock changes', () => {
  const spring = '2026-03-29';
  const autumn = '2026-10-25';

  test('spring: a night until 02:30 ends at 03:30, for 02:30 does not exist', () => {
    const hours = buildHours(spring, { yesterday: ['22:00-02:30'] });
    const status = openingStatus(hours, new Date('2026-03-29T01:29:59Z'));
    expect(status && words(status, 'de')).toBe('Geöffnet bis 03.30 Uhr');
    expect(openingStatus(hours, new Date('2026-03-29T01:30:00Z'))?.state).toBe('closed');
  });

  test('spring: a range inside the missing hour is left out when it would end before it begins', () => {
    expect(openingStatus(buildHours(spring, { today: ['02:30-03:10'] }), instantAt(spring, '12:00'))?.state).toBe('closed');
  });

  test('autumn: until 02:30 is the first 02:30', () => {
    const hours = buildHours(autumn, { yesterday: ['22:00-02:30'] });
    expect(openingStatus(hours, new Date('2026-10-25T00:29:59Z'))?.state).toBe('open');
    expect(openingStatus(hours, new Date('2026-10-25T00:30:00Z'))?.state).toBe('closed');
  });

  test.each([
    [spring, 23 * 60],
    [autumn, 25 * 60],
  ])('%s has its own number of minutes', (day, minutes) => {
    const hours = buildHours(day, { today: ['00:00-00:00'] });
    const open = Array.from({ length: 26 * 60 }, (_, minute) => new Date(instantAt(day).getTime() + minute * 60_000)).filter(
      (now) => dayOf(now) === day && openingStatus(hours, now)?.state === 'open',
    );
    expect(open).toHaveLength(minutes);
  });
});

describe('always', () => {
  const dates = fc.constantFrom(saturday, '2026-03-28', '2026-03-29', '2026-03-30', '2026-10-24', '2026-10-25', '2026-10-26', '2028-02-29', '2026-12-31');
  const two = (number: number) => String(number).padStart(2, '0');
  const time = fc.tuple(fc.nat(23), fc.nat(59)).map(([hour, minute]) => `${two(hour)}:${two(minute)}`);
  /** Outside the hour that one clock change skips and the other repeats, a wall clock is unambiguous. */
  const plainTime = time.filter((text) => !text.startsWith('02'));
  const ranges = (source: fc.Arbitrary<string>) =>
    fc.array(
      fc.oneof({ weight: 9, arbitrary: fc.tuple(source, source).map(([from, to]) => `${from}-${to}`) }, { weight: 1, arbitrary: fc.constant('closed') }),
      {
        maxLength: 3,
      },
    );
  const hoursOf = (source: fc.Arbitrary<string>) =>
    fc
      .record({
        date: dates,
        yesterday: ranges(source),
        today: ranges(source),
        tomorrow: ranges(source),
        exceptions: fc.oneof(fc.constant([]), ranges(source)),
      })
      .map(({ date, ...texts }) => buildHours(date, texts));
  /** From the beginning of today to the end of tomorrow, in seconds. */
  const seconds = fc.nat(49 * 3600);
  const instant = (hours: KnownHours, offset: number) => {
    const end = nextDays(hours.date, 2).getTime() - 1;
    return new Date(Math.min(instantAt(hours.date).getTime() + offset * 1000, end));
  };
  const shown = (hours: KnownHours, now: Date) => {
    const status = openingStatus(hours, now);
    return status && [status.state, words(status, 'de'), words(status, 'en'), status.alternative];
  };

  test('open is what a clock on the wall says', () => {
    fc.assert(
      fc.property(hoursOf(plainTime), seconds, (hours, offset) => {
        const now = instant(hours, offset);
        expect(openingStatus(hours, now)?.state === 'open').toBe(isOpenByTheClock(hours, now));
      }),
      { numRuns: 2000 },
    );
  });

  test('until the next change it stays what it is, and the next change is later', () => {
    fc.assert(
      fc.property(hoursOf(time), seconds, fc.double({ min: 0, max: 1, noNaN: true }), (hours, offset, share) => {
        const now = instant(hours, offset);
        const next = nextChange(hours, now);
        if (!next) throw new Error('what is known ends too early');
        expect(next.getTime()).toBeGreaterThan(now.getTime());
        const between = new Date(now.getTime() + Math.floor((next.getTime() - 1 - now.getTime()) * share));
        expect(shown(hours, between)).toEqual(shown(hours, now));
      }),
      { numRuns: 2000 },
    );
  });

  test('the timeline says at every later instant what the rule says', () => {
    fc.assert(
      fc.property(hoursOf(time), seconds, seconds, (hours, offset, later) => {
        const now = instant(hours, Math.min(offset, later));
        const answer = { ...hours, ...timelineOf(hours, now) };
        const then = instant(hours, Math.max(offset, later));
        const phase = phaseAt(answer, then.getTime());
        expect(phase && [phase.state, openingText(phase, 'de'), openingText(phase, 'en')]).toEqual(shown(hours, then)?.slice(0, 3));
        expect(nextPhase(answer, then.getTime())).toBe(nextChange(hours, then)?.getTime());
      }),
      { numRuns: 2000 },
    );
  });

  test('all answers within a phase are the same', () => {
    fc.assert(
      fc.property(hoursOf(time), seconds, (hours, offset) => {
        const now = instant(hours, offset);
        expect(timelineOf(hours, lastChange(hours, now) ?? now)).toEqual(timelineOf(hours, now));
      }),
      { numRuns: 500 },
    );
  });

  test('the words are whole', () => {
    fc.assert(
      fc.property(hoursOf(time), seconds, (hours, offset) => {
        const [, de, en] = shown(hours, instant(hours, offset)) ?? [];
        expect(de).toMatch(
          /^(Geschlossen|Öffnet um \d\d\.\d\d Uhr|Geöffnet bis \d\d\.\d\d Uhr|Geöffnet \d\d\.\d\d–\d\d\.\d\d( und \d\d\.\d\d–\d\d\.\d\d)+ Uhr)$/,
        );
        expect(en).toMatch(/^(Closed|Open (from|until) \d\d\.\d\d|Open \d\d\.\d\d–\d\d\.\d\d( and \d\d\.\d\d–\d\d\.\d\d)+)$/);
      }),
    );
  });
});

const nextDays = (day: string, days: number) => instantAt(wallClock(new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000)).day);

/** The same question answered by comparing clock faces: no instants, no offsets. */
function isOpenByTheClock(hours: KnownHours, now: Date): boolean {
  const { day, time } = wallClock(now);
  const clock = time.slice(0, 5);
  const isToday = day === hours.date;
  const [eve, current] = isToday ? [hours.yesterday, hours] : [hours, hours.tomorrow];
  const counted = ({ opening_hours, opening_hours_exceptions }: Pick<KnownHours, 'opening_hours' | 'opening_hours_exceptions'>) => {
    const entries = opening_hours_exceptions.length > 0 ? opening_hours_exceptions : opening_hours;
    return entries.some(({ closed }) => closed) ? [] : entries.map(({ time_from, time_to }) => ({ from: time_from ?? '', to: time_to ?? '' }));
  };
  const fromLastNight = counted(eve).some(({ from, to }) => to <= from && clock < to);
  return fromLastNight || counted(current).some(({ from, to }) => from <= clock && (to <= from || clock < to));
}
