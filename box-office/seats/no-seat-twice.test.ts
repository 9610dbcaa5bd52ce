import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cartAnswer, cartDetails, clientOf, temporaryFolder } from '../testing/client.ts';
import { type RunningBoxOffice, startBoxOffice } from '../testing/start.ts';

const buyers = 200;
const lastSeats = 50;
/** Price group 1 of the Kammersaal. */
const seatsInGroup = 185;

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let offices: RunningBoxOffice[] = [];

beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(async () => {
  await Promise.all(offices.map((office) => office.stop()));
  await folder.remove();
});

describe('200 buyers at once on the last 50 seats, in two processes on one store', () => {
  it('each seat is sold once, and all are sold', async () => {
    const { seats, refused, failed } = await rush();
    expect(new Set(seats).size).toBe(lastSeats);
    expect(seats).toHaveLength(lastSeats);
    expect({ refused, failed }).toEqual({ refused: buyers - lastSeats, failed: 0 });
  });

  it('without the lock and without the schema’s guard, seats are sold twice: the race is there', async () => {
    const { seats } = await rush({ entry: 'without-lock.ts', env: { WITHOUT_UNIQUE_SEATS: 'yes' } });
    expect(seats.length).toBeGreaterThan(new Set(seats).size);
  });

  it('without the lock the schema’s guard still sells no seat twice, but buyers run into errors', async () => {
    const { seats, failed } = await rush({ entry: 'without-lock.ts', quiet: true });
    expect(seats).toHaveLength(new Set(seats).size);
    expect(failed).toBeGreaterThan(0);
  });
});

async function rush(start: { entry?: string; env?: Record<string, string>; quiet?: boolean } = {}) {
  // One after the other: that several may start at once is tested elsewhere.
  offices = [await startBoxOffice({ dataDir: folder.dataDir, ...start })];
  offices.push(await startBoxOffice({ dataDir: folder.dataDir, ...start }));
  const [one, two] = offices.map(clientOf);
  if (!one || !two) throw new Error('Two box offices are needed.');
  await one.putEvent(1, { sold: (seatsInGroup - lastSeats) / seatsInGroup });

  const body = { quantities: [1], event_jet_id: 1, sale_type_ids: [1], seat_group: 1 };
  const answers = await Promise.all(Array.from({ length: buyers }, (_, index) => (index % 2 ? one : two).send('POST', '/api/cart', { body })));
  const held = await Promise.all(answers.filter(({ ok }) => ok).map(async (answer) => cartAnswer.parse(await answer.json())));
  const carts = await Promise.all(held.map(({ cart_id }) => one.read(cartDetails, one.send('GET', `/api/cart/${cart_id}`))));
  return {
    seats: carts.flatMap(({ lines }) => lines.flatMap((line) => line.seats)).map(({ section, row, seat }) => `${section} ${row} ${seat}`),
    refused: answers.filter(({ status }) => status === 409).length,
    failed: answers.filter(({ status }) => status >= 500).length,
  };
}
