import { expect, test } from 'vitest';
import { halls } from '../../box-office/halls/halls.ts';
import { capacity, chamberRows, grandBoxes, grandTiers, type PlanRow } from './seats.ts';

type HallKey = keyof typeof halls;
function seatsOf(hall: HallKey): number[] {
  return halls[hall].groups.map(({ seats }) => seats);
}
function drawn(rows: readonly PlanRow[], groups: number): number[] {
  const sums = Array.from({ length: groups }, () => 0);
  for (const [runs, group] of rows) {
    const index = group === 'wheelchair' ? groups - 1 : group - 1;
    sums[index] = (sums[index] ?? 0) + runs.reduce((sum, run) => sum + run, 0);
  }
  return sums;
}

test('the plans of the demo show what the box office sells, price group by price group', () => {
  expect(
    drawn(
      [...grandTiers, ...grandBoxes].flatMap(({ rows }) => rows),
      6,
    ),
  ).toEqual(seatsOf('grosser-saal'));
  const sides = chamberRows.side.map((seats): PlanRow => [[seats, seats], 3]);
  expect(drawn([...chamberRows.stalls, ...chamberRows.centre, ...sides], 4)).toEqual(seatsOf('kammersaal'));
  expect([capacity.grand, capacity.chamber, capacity.studio, capacity.foyer, capacity.church]).toEqual(
    (['grosser-saal', 'kammersaal', 'studio', 'foyer', 'st-annen'] as const).map((hall) => halls[hall].capacity),
  );
});
