import pg from 'pg';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { insertEvent, insertProduction } from '#features/programme/build.ts';
import { instantAt } from '#i18n/berlin-time.ts';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { recordCalls } from '../../../../tests/support/records.ts';

let site: TestApp;
let synonyms: ReturnType<typeof recordCalls>;
let english: ReturnType<typeof recordCalls>;
beforeAll(async () => {
  site = await testApp({ recordsReads: true });
  const manager = await site.signIn('manager');
  synonyms = recordCalls(site, 'synonyms', manager);
  english = recordCalls(site, 'synonyms', manager, 'en');
  const titles = [
    'Die Orgel des Doms',
    'Kirchenorgeln bei Nacht',
    'Der Nussknacker',
    'Bach am Abend',
    'Festliches Barock',
    'Märchen für alle',
    'Klavier am Mittag',
  ];
  for (const [index, title] of titles.entries()) {
    const production_id = await insertProduction(site.db, { title: { de: title } });
    await insertEvent(site.db, { production_id, date_start: instantAt(`2026-12-0${index + 1}`, '20:00') });
  }
});

const found = async (query: string): Promise<string[]> => {
  const { results } = await (await site.get(`/de/api/search/events/?query=${encodeURIComponent(query)}&page_size=100`)).json();
  return results.map(({ title }: { title: string }) => title).sort();
};
/** Word of what was written comes by the database, as it does for other processes. */
const finds = (query: string, titles: readonly string[]) => vi.waitFor(async () => expect(await found(query)).toEqual(titles), 5_000);
const make = async (term: string, meanings: string[], both_ways = true) => {
  const { status, body } = await synonyms.create({ term, meanings, both_ways });
  expect([status, body.fields]).toEqual([200, undefined]);
  return body;
};
const organs = ['Die Orgel des Doms', 'Kirchenorgeln bei Nacht'];

describe('whoever searches for a term', () => {
  test('finds what has one of its synonyms, with its endings and within other words', async () => {
    await finds('manual', []);
    await make('Manual', ['Orgel']);
    await finds('manual', organs);
    await finds('MANUAL dom', ['Die Orgel des Doms']);
  });

  test('of several words finds it as well, and by its single words what has them', async () => {
    await finds('pipe organ', []);
    await make('pipe organ', ['Orgel']);
    await finds('the pipe organ', organs);
    await finds('pipe organ nacht', ['Kirchenorgeln bei Nacht']);
    expect(await found('organ')).not.toEqual(organs);
  });

  test('finds a synonym of several words where they stand together', async () => {
    await make('Tastenlunch', ['Klavier am Mittag', 'Mittag im Klavier']);
    await finds('tastenlunch', ['Klavier am Mittag']);
  });

  test('finds the other way round, unless it is one way alone', async () => {
    await make('Weihnachtsballett', ['Nussknacker']);
    await finds('weihnachtsballett', ['Der Nussknacker']);
    await make('Barock', ['Bach'], false);
    await finds('barock', ['Bach am Abend', 'Festliches Barock']);
    await finds('bach', ['Bach am Abend']);
    await make('Fabel', ['Märchen']);
    const production_id = await insertProduction(site.db, { title: { de: 'Eine Fabel' } });
    await insertEvent(site.db, { production_id, date_start: instantAt('2026-12-20', '20:00') });
    await finds('maerchen', ['Eine Fabel', 'Märchen für alle']);
  });

  test('is not asked whether something else was meant, and leaves out a word as ever', async () => {
    const answer = await (await site.get('/de/api/search/?query=weihnachtsballett')).json();
    expect([answer.count, answer.did_you_mean]).toEqual([1, null]);
    const without = await (await site.get('/de/api/search/?query=weihnachtsballett%20xyzzy')).json();
    expect([without.count, without.did_you_mean]).toEqual([1, 'weihnachtsballett']);
    const term = await (await site.get('/de/api/search/?query=pipe%20organ%20xyzzy')).json();
    expect([term.count, term.did_you_mean]).toEqual([2, 'pipe organ']);
  });

  test('finds the very words where they stand in quotation marks', async () => await finds('"pipe organ"', []));
});

test('what is changed, deleted and brought back counts at once', async () => {
  const { id, revision } = await make('Silberflöte', ['Orgel']);
  await finds('silberflöte', organs);
  const changed = (await synonyms.change(id, revision, { meanings: ['Nussknacker'] })).body;
  await finds('silberflöte', ['Der Nussknacker']);
  const { results } = (await synonyms.get(`${id}/history/`)).body;
  const restored = (await synonyms.restore(id, changed.revision, results.at(-1).id)).body;
  await finds('silberflöte', organs);
  expect((await synonyms.remove(id, restored.revision)).status).toBe(204);
  await finds('silberflöte', []);
  const [{ id: binned }] = (await synonyms.get('bin/')).body;
  await synonyms.post(`bin/${binned}/recover/`);
  await finds('silberflöte', organs);
});

test('what another process has written counts as soon as word of it has come', async () => {
  await finds('windwerk', []);
  const other = new pg.Client({ connectionString: site.url });
  await other.connect();
  await other.query(`insert into search_synonym (term, meanings) values ('Windwerk', '{Orgel}')`);
  await other.end();
  await finds('windwerk', organs);
});

test.each([
  ['term', { term: '?!', meanings: ['Orgel'] }],
  ['term', { term: 'eins zwei drei vier fünf', meanings: ['Orgel'] }],
  ['meanings', { term: 'Orgelei', meanings: [] }],
  ['meanings', { term: 'Orgelei', meanings: ['–'] }],
  ['meanings', { term: 'Orgelei', meanings: ['eins zwei drei vier fünf'] }],
  ['meanings', { term: 'Die Orgelei', meanings: ['ORGELEI'] }],
  ['term', { term: 'manual', meanings: ['Klavier'] }],
])('is refused by its %s: %j', async (field, values) => {
  for (const calls of [synonyms, english]) {
    const { status, body } = await calls.create(values);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  }
});
