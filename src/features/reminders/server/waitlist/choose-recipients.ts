/** Somebody who waits: for how many seats, and whether these have to be beside each other. */
export type Wish = { id: number; seats: number; together: boolean };

/**
 * Chooses whom to tell of free seats, of those who wait in the order in which they asked: as many as could all be served. Whoever
 * wants more than there is, or more beside each other, is passed over and keeps the place. Answers their ids.
 * @param free how many seats can be had beside each other, for each seat group or time slot
 */
export function chooseRecipients(waiting: readonly Wish[], free: readonly number[]): number[] {
  const beside = [...free];
  let left = free.reduce((sum, seats) => sum + seats, 0);
  const chosen: number[] = [];
  for (const { id, seats, together } of waiting) {
    const group = together ? smallestThatHolds(seats, beside) : null;
    if (seats > left || group === undefined) continue;
    if (group !== null) beside[group] = (beside[group] ?? 0) - seats;
    left -= seats;
    chosen.push(id);
  }
  return chosen;
}

/** Those who want fewer leave the long rows to those who want more; undefined where none is long enough. */
function smallestThatHolds(seats: number, beside: readonly number[]): number | undefined {
  const fitting = beside.flatMap((length, group) => (length >= seats ? [{ length, group }] : []));
  return fitting.sort((a, b) => a.length - b.length)[0]?.group;
}
