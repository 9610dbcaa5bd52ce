import type { Row, Run } from '../halls/hall.ts';

type IsFree = (seat: string) => boolean;
type Candidate = { readonly seats: Run; readonly singlesLeft: number; readonly offCentre: number };

/** In the first row that has them side by side: those that leave the fewest single seats, then the nearest to the middle. */
export function bestSeats(rows: readonly Row[], isFree: IsFree, count: number): readonly string[] | undefined {
  for (const row of rows) {
    const best = candidates(row, isFree, count).sort(better)[0];
    if (best) return best.seats;
  }
  return undefined;
}

export function maxTogether(rows: readonly Row[], isFree: IsFree): number {
  let most = 0;
  for (const row of rows) for (const run of row) for (const gap of gapsIn(run, isFree)) most = Math.max(most, gap.length);
  return most;
}

export function anySeats(rows: readonly Row[], isFree: IsFree, count: number): readonly string[] | undefined {
  const free = rows.flat(2).filter(isFree).slice(0, count);
  return free.length === count ? free : undefined;
}

const better = (a: Candidate, b: Candidate): number => a.singlesLeft - b.singlesLeft || a.offCentre - b.offCentre;

function candidates(row: Row, isFree: IsFree, count: number): Candidate[] {
  const middle = (row.flat().length - 1) / 2;
  const found: Candidate[] = [];
  let runStart = 0;
  for (const run of row) {
    for (const gap of gapsIn(run, isFree)) {
      for (let from = 0; from + count <= gap.length; from += 1) {
        const after = gap.length - from - count;
        const centre = runStart + gap.start + from + (count - 1) / 2;
        found.push({
          seats: run.slice(gap.start + from, gap.start + from + count),
          singlesLeft: Number(from === 1) + Number(after === 1),
          offCentre: Math.abs(centre - middle),
        });
      }
    }
    runStart += run.length;
  }
  return found;
}

function gapsIn(run: Run, isFree: IsFree): { start: number; length: number }[] {
  const gaps: { start: number; length: number }[] = [];
  let length = 0;
  for (let index = 0; index <= run.length; index += 1) {
    const seat = run[index];
    if (seat !== undefined && isFree(seat)) {
      length += 1;
      continue;
    }
    if (length > 0) gaps.push({ start: index - length, length });
    length = 0;
  }
  return gaps;
}
