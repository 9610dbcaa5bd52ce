import { RRuleTemporal } from 'rrule-temporal';
import { expect, test } from 'vitest';
import { addDays } from '#i18n/berlin-time.ts';
import { starts } from './build.ts';

const count = Number(process.env.FOYER_IMPORTS ?? 300);

function numbers(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

function ruleAt(index: number): { start: string; rule: string } {
  const next = numbers(index + 1);
  const some = <Item>(items: readonly Item[], most: number): Item[] =>
    [...new Set(Array.from({ length: 1 + next(most) }, () => items[next(items.length)]))].filter((item) => item !== undefined);
  const freq = (['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const)[next(4)] ?? 'DAILY';
  const parts = [`FREQ=${freq}`];
  if (next(3) === 0) parts.push(`INTERVAL=${1 + next(4)}`);
  if (freq === 'WEEKLY' && next(2) === 0) parts.push(`BYDAY=${some(weekdays, 3).join(',')}`);
  if (freq === 'MONTHLY') {
    const kind = next(4);
    if (kind === 0) parts.push(`BYDAY=${[-1, 1, 2, 3, 4, 5][next(6)]}${weekdays[next(7)]}`);
    if (kind === 1) parts.push(`BYMONTHDAY=${some([1, 15, 28, 29, 30, 31, -1, -2], 3).join(',')}`);
    if (kind === 2) parts.push(`BYDAY=${some(weekdays, 3).join(',')}`, `BYSETPOS=${[-1, 1, 2][next(3)]}`);
  }
  if (freq === 'YEARLY') {
    const kind = next(4);
    if (kind === 0) parts.push(`BYMONTH=${1 + next(12)}`, `BYDAY=${[-1, 1, 2, 3][next(4)]}${weekdays[next(7)]}`);
    if (kind === 1) parts.push(`BYMONTH=${1 + next(12)}`, `BYMONTHDAY=${1 + next(31)}`);
    if (kind === 2) parts.push(`BYYEARDAY=${some([1, 60, 100, 365, 366, -1], 2).join(',')}`);
  }
  if (freq === 'DAILY' && next(3) === 0) parts.push(`BYMONTH=${some([1, 2, 3, 6, 9, 12], 3).join(',')}`);
  const start = addDays('2005-01-01', next(24 * 365));
  parts.push(next(2) === 0 ? `COUNT=${2 + next(20)}` : `UNTIL=${addDays(start, 30 + next(900)).replaceAll('-', '')}T235959Z`);
  return { start, rule: parts.join(';') };
}

/** The other library leaves DTSTART out where the rule does not name it (RFC 5545 §3.8.5.3). */
function judged(start: string, rule: string): string[] | 'given up' {
  const dtstart = `${start.replaceAll('-', '')}T120000Z`;
  try {
    const days = new RRuleTemporal({ rruleString: `DTSTART:${dtstart}\nRRULE:${rule}` })
      .all((_, index) => index < 1_100)
      .map((time) => time.toPlainDate().toString())
      .filter((day) => day <= '2029-12-31');
    return days[0] === start ? days : [start, ...days].slice(0, Number(/COUNT=(\d+)/.exec(rule)?.[1] ?? Number.POSITIVE_INFINITY));
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('Maximum iterations')) return 'given up'; // rare dates, or none: the library looks for so long
    throw error;
  }
}

test(`${count} generated rules have the dates that another library gives them`, { timeout: 3_600_000 }, async () => {
  const different: unknown[] = [];
  let [compared, dates, refused, givenUp] = [0, 0, 0, 0];
  for (let index = 0; index < count; index += 1) {
    const { start, rule } = ruleAt(index);
    const others = judged(start, rule);
    if (others === 'given up') givenUp += 1;
    if (others === 'given up') continue;
    compared += 1;
    dates += others.length;
    const read = await starts(`DTSTART:${start.replaceAll('-', '')}T120000Z`, `RRULE:${rule}`).catch((error: Error) => error);
    if (read instanceof Error && read.message.includes('bad_rule') && others.length === 1) {
      refused += 1; // names no day at all, such as a 30th of February: refused by name (docs/import.md)
      continue;
    }
    const ours = (read instanceof Error ? [read.message] : read).map((text = '') => text.slice(0, 10)).filter((day) => day <= '2029-12-31');
    if (ours.join() !== others.join())
      different.push({ start, rule, ours: ours.slice(0, 5), others: others.slice(0, 5), lengths: [ours.length, others.length] });
  }
  process.stdout.write(
    `${compared} rules compared, ${dates} dates, ${different.length} different; ${refused} never come to pass, ${givenUp} given up by the other library\n`,
  );
  expect(different.slice(0, 5)).toEqual([]);
  expect(givenUp + refused).toBeLessThanOrEqual(count / 50);
});
