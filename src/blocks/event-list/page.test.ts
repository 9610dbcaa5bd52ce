import { expect, test } from 'vitest';
import { storePage } from '#features/navigation/build.ts';
import { insertEvent } from '#features/programme/build.ts';
import { testApp } from '../../../tests/support/app.ts';
import { type RecordedQuery, recordingDatabase } from '../../../tests/support/database/recording-database.ts';

let queries: RecordedQuery[] = [];
const site = await testApp({
  connection: async (url) => {
    const { recording, queries: recorded } = recordingDatabase(url);
    queries = recorded;
    return recording;
  },
});

async function pageOf(path: string, blocks: readonly object[]): Promise<string> {
  const id = await storePage(site.db, { title: path, path: `/${path}` });
  const document = JSON.stringify({ format: 1, layout: '100', columns: [blocks] });
  const container = { slug: `page-${id}`, content_type: 'page', object_id: id, draft: document };
  const { id: container_id } = await site.db.insertInto('container').values(container).returning('id').executeTakeFirstOrThrow();
  await site.db.updateTable('published_container').set({ document, published_at: new Date() }).where('container_id', '=', container_id).execute();
  return `/de/${path}`;
}

test('a page shows its lists of events, and asks no more of the database for twelve than for one', async () => {
  const event = await insertEvent(site.db, { date_start: '2026-11-21T19:30:00+01:00' });
  const lists = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      id: `list-${index}`,
      type: 'eventlist',
      fields: { filters: ['none', 'weekend', 'next_3_days'][index % 3] },
    }));
  const [one, twelve] = [await pageOf('eine', lists(1)), await pageOf('zwoelf', lists(12))];
  await site.get(one); // what every page needs is read once
  const asked = async (path: string) => {
    let fewest = Number.POSITIVE_INFINITY;
    let html = '';
    for (let time = 0; time < 3; time++) {
      const before = queries.length;
      html = await (await site.get(path)).text();
      fewest = Math.min(fewest, queries.length - before); // a change that is heard late has what every page needs read again
    }
    return { html, queries: fewest };
  };
  const [first, second] = [await asked(one), await asked(twelve)];
  const ids = (html: string) => [...html.matchAll(new RegExp(`<article[^>]* id="(event-${event}[^"]*)"`, 'g'))].map(([, id]) => id);
  expect(ids(first.html)).toEqual([`event-${event}-list-0`]);
  expect(new Set(ids(second.html)).size).toBe(12); // one event in twelve lists: an id of its own in each
  expect(second.queries).toBe(first.queries);
  expect(first.html).not.toContain('date_start'); // its data is not sent a second time
});
