import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changePlan, type PlanChange, type PlanDate, planActions, planStateOf, planStates, refusalOf, refusals } from './plan-states.ts';

const date = (id: number, over: Partial<PlanDate> = {}): PlanDate => ({
  id,
  is_online: true,
  is_over: false,
  status: 'scheduled',
  date_start: '2026-12-04T18:30:00.000Z',
  room_id: 1,
  rescheduled_to: null,
  replaced_by: null,
  announced_start: null,
  announced_room_id: null,
  ...over,
});

/** What staff do to a small programme, one thing after another: changes of plan, a date of its own, and what is put on or off by hand. */
type Step = { at: number; change: PlanChange } | { at: number; makeDateAt: string } | { at: number; toggle: 'is_online' | 'is_over' };
const id = fc.integer({ min: 0, max: 5 });
const start = fc.constantFrom('2026-12-04T18:30:00.000Z', '2026-12-04T19:00:00.000Z', '2026-12-05T18:30:00.000Z', '2027-01-01T18:30:00.000Z');
const change: fc.Arbitrary<PlanChange> = fc.oneof(
  fc.record({ action: fc.constantFrom('cancel' as const, 'reinstate' as const) }),
  fc.record({ action: fc.constant('postpone' as const), to: fc.option(id, { nil: null }) }),
  fc.record({ action: fc.constant('replace' as const), to: id }),
  fc.record({ action: fc.constant('move' as const), date_start: start, room_id: fc.integer({ min: 1, max: 3 }) }),
);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ at: id, change }) },
  { weight: 1, arbitrary: fc.record({ at: id, makeDateAt: start }) },
  { weight: 1, arbitrary: fc.record({ at: id, toggle: fc.constantFrom('is_online' as const, 'is_over' as const) }) },
);

class Programme {
  readonly dates = new Map<number, PlanDate>([0, 1, 2, 3, 4, 5].map((one) => [one, date(one)]));
  readonly announced = new Map([...this.dates].map(([one, { date_start, room_id }]) => [one, { date_start, room_id }]));
  readonly find = (one: number) => this.dates.get(one);

  take(one: Step): void {
    const known = this.dates.get(one.at);
    if (!known) return;
    if ('toggle' in one) this.dates.set(one.at, { ...known, [one.toggle]: !known[one.toggle] });
    else if ('makeDateAt' in one) {
      const made = date(this.dates.size, { date_start: one.makeDateAt });
      this.dates.set(made.id, made);
      this.announced.set(made.id, made);
      this.change(known, { action: 'postpone', to: made.id });
    } else this.change(known, one.change);
  }

  private change(known: PlanDate, one: PlanChange): void {
    const before = structuredClone(known);
    const after = changePlan(known, one, this.find);
    expect(known, 'a change makes a new date, so that undo has the old one').toEqual(before);
    if (typeof after === 'string') {
      expect(refusals).toContain(after);
      return;
    }
    if ((one.action === 'postpone' || one.action === 'replace') && one.to !== null) {
      const other = this.find(one.to);
      expect([other?.is_online, other?.status, other?.is_over, one.to === known.id]).toEqual([true, 'scheduled', false, false]);
    }
    this.dates.set(known.id, after);
  }
}

/** Whether one comes back to where one began by following what took the place of a date. */
function isCircle(programme: Programme, from: PlanDate): boolean {
  const seen = new Set<number>();
  for (let at: PlanDate | undefined = from; at; ) {
    if (seen.has(at.id)) return true;
    seen.add(at.id);
    const next: number | null = at.status === 'postponed' ? at.rescheduled_to : at.replaced_by;
    at = next === null ? undefined : programme.find(next);
  }
  return false;
}

test('whatever is done in whatever order, the programme holds together', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const programme = new Programme();
      for (const one of steps) {
        programme.take(one);
        for (const each of programme.dates.values()) {
          expect(planStates).toContain(planStateOf(each, programme.find));
          expect(each.replaced_by === null || each.status === 'cancelled').toBe(true);
          expect(each.rescheduled_to === null || each.status === 'postponed').toBe(true);
          expect([each.replaced_by, each.rescheduled_to]).not.toContain(each.id);
          expect(isCircle(programme, each)).toBe(false);
          const { date_start, room_id } = programme.announced.get(each.id) ?? each;
          expect([each.announced_start ?? each.date_start, each.announced_room_id ?? each.room_id]).toEqual([date_start, room_id]);
        }
      }
    }),
    { numRuns: 400 },
  );
});

test('every state says of every action whether it is possible, or why not', () => {
  const states = [
    date(1, { is_online: false }),
    date(1),
    date(1, { announced_room_id: 2 }),
    date(1, { is_over: true }),
    date(1, { status: 'cancelled' }),
    date(1, { status: 'cancelled', replaced_by: 2 }),
    date(1, { status: 'postponed' }),
    date(1, { status: 'postponed', rescheduled_to: 2 }),
  ];
  const find = (one: number) => (one === 2 ? date(2) : undefined);
  expect(states.map((one) => planStateOf(one, find)).toSorted()).toEqual([...planStates].toSorted());
  for (const one of states) for (const action of planActions) expect([null, ...refusals]).toContain(refusalOf(one, action, find));
});

describe('twice postponed', () => {
  test('the first date leads on, and neither is lost', () => {
    const dates = new Map([1, 2, 3].map((one) => [one, date(one, { date_start: `2026-12-0${one}T18:30:00.000Z` })]));
    const find = (one: number) => dates.get(one);
    for (const [from, to] of [
      [1, 2],
      [2, 3],
    ] as const) {
      const after = changePlan(dates.get(from) as PlanDate, { action: 'postpone', to }, find); // both are there
      dates.set(from, after as PlanDate); // it is no refusal, or what follows fails
    }
    expect([1, 2, 3].map((one) => [dates.get(one)?.rescheduled_to, dates.get(one)?.date_start.slice(8, 10)])).toEqual([
      [2, '01'],
      [3, '02'],
      [null, '03'],
    ]);
    expect(refusalOf(dates.get(1) as PlanDate, 'reinstate', find)).toBe('has_new_date');
  });

  test('a new date that is cancelled or taken offline is none any more', () => {
    for (const gone of [date(2, { status: 'cancelled' }), date(2, { is_online: false })])
      expect(planStateOf(date(1, { status: 'postponed', rescheduled_to: 2 }), () => gone)).toBe('postponed');
  });
});
