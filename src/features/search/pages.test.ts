import { expect, test } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';

const site = await testApp({ demo: true });
const ask = async (kind: string, query: string, pages = '') => (await site.get(`/de/api/search/${kind}/?query=${encodeURIComponent(query)}${pages}`)).json();

test.each([
  ['a name', 'bach'],
  ['very much', 'konzert'],
  ['one letter', 'a'],
  ['two words', 'oper abend'],
  ['what others alone have', 'anfahrt'],
  ['what was probably meant', 'nusknacker'],
  ['what has no date for one of two words', 'tosca nirgendwer'],
  ['three words of which nothing has all', 'nirgendwer bach konzert'],
  ['a phrase', '„der nussknacker“'],
  ['nothing', 'xyzzyq'],
  ['no word', '%'],
])('both kinds by one search are what each is by its own: %s', async (_, query) => {
  const { did_you_mean, ...both } = await ask('pages', query);
  const [events, others] = [await ask('events', query), await ask('others', query)];
  for (const [kind, { count, more, results }] of Object.entries({ events, others })) expect(both[kind], kind).toEqual({ count, more, results });
  expect(did_you_mean).toBe(events.did_you_mean ?? others.did_you_mean);
});

test('a further page of one kind stands beside the first of the other', async () => {
  const { events, others } = await ask('pages', 'konzert', '&events_page=2');
  expect(events.results).toEqual((await ask('events', 'konzert', '&page=2')).results);
  expect(others.results).toEqual((await ask('others', 'konzert')).results);
});

test.each(['&events_page=999', '&others_page=999'])('a page beyond the end is none: %s', async (pages) => {
  expect(await ask('pages', 'konzert', pages)).toMatchObject({ code: 'page_not_found' });
});
