import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { boxOfficeForTests } from '../testing/office.ts';

const office = boxOfficeForTests();
const request = { quantities: [1], event_jet_id: 1, sale_type_ids: [1] };
const capabilities = () => office.client.send('GET', '/api/capabilities');
const failure = (answer: Promise<Response>): Promise<string> =>
  answer.then(
    () => 'answered',
    (error: unknown) => (error instanceof Error && error.cause instanceof Error ? String(Object(error.cause).code) : 'failed'),
  );

beforeAll(() => office.client.putEvent(1, { hall: 'studio' }));
afterEach(() => office.client.fault({ mode: 'none' }));

describe('a fault', () => {
  it('hang: there is no answer until the client gives up', async () => {
    await office.client.fault({ mode: 'hang' });
    const giveUp = new AbortController();
    const answer = fetch(`${office.client.url}/api/capabilities`, { signal: giveUp.signal });
    // Another call is answered in the meantime, so the hanging one has had its chance.
    expect((await office.client.admin('GET', '/faults')).status).toBe(200);
    giveUp.abort();
    await expect(answer).rejects.toThrow('aborted');
  });

  it('slow: the answer comes, later', async () => {
    await office.client.fault({ mode: 'slow', ms: 1 });
    expect((await capabilities()).status).toBe(200);
  });

  it('error500: no JSON, as from a broken proxy', async () => {
    await office.client.fault({ mode: 'error500' });
    const answer = await capabilities();
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([500, expect.stringContaining('text/plain')]);
  });

  it('broken_json: 200, cut in half', async () => {
    await office.client.fault({ mode: 'broken_json' });
    const answer = await capabilities();
    expect(answer.status).toBe(200);
    await expect(answer.json()).rejects.toThrow(SyntaxError);
  });

  it('reset: the connection is cut, and nothing is done', async () => {
    await office.client.fault({ mode: 'reset', times: 1 });
    expect(await failure(office.client.send('POST', '/api/cart', { body: request }))).toBe('ECONNRESET');
    expect(await office.client.free(1)).toBe(120);
  });

  it('lost_answer: the work is done, then the connection is cut; the same key brings the answer', async () => {
    await office.client.fault({ mode: 'lost_answer', times: 1 });
    const headers = { 'Idempotency-Key': 'lost' };
    expect(await failure(office.client.send('POST', '/api/cart', { body: request, headers }))).toBe('ECONNRESET');
    expect(await office.client.free(1)).toBe(119);
    expect(await office.client.add(request, 'lost')).toMatchObject({ tickets_quantity: 1 });
    expect(await office.client.free(1)).toBe(119);
  });

  it('offline: everything is closed, and says so', async () => {
    await office.client.fault({ mode: 'offline' });
    const answer = await capabilities();
    expect(answer.status).toBe(503);
    expect(await office.client.refused(Promise.resolve(answer))).toBe(-220);
  });

  it('strikes only where it is told, and as often', async () => {
    await office.client.fault({ mode: 'error500', only: '/api/status', times: 2 });
    const statusOf = async (path: string) => (await office.client.send('GET', path)).status;
    expect(await statusOf('/api/capabilities')).toBe(200);
    expect(await statusOf('/api/status?ids=1')).toBe(500);
    expect(await statusOf('/api/status?ids=1')).toBe(500);
    expect(await statusOf('/api/status?ids=1')).toBe(200);
  });
});
