import { expect, test } from 'vitest';
import { FormValues } from '#ui/form/form-values.ts';
import type { StaffProductionDetail } from './contract.ts';
import { typedProduction } from './typed-production.ts';

const opened = {
  texts: { opening_hours: {}, promoter: { de: 'Kontor', ja: '事務所' } },
  details: { duration: [95], opening_hours: { de: 'Nur an Terminen' } },
  media: [],
  sponsors: [],
  promoters: [],
  credits: [{ person: { id: 5, name: 'Ada Lind', kind: 'person' }, role: { id: 6, name: 'Oboe' } }],
  works: [
    { id: 7, title: { de: 'Ebbe', en: 'Ebb' }, composer: 'Ida Kron', note: {}, is_intermission: false },
    { id: 8, title: { de: 'Pause' }, composer: '', note: { de: 'kurz' }, is_intermission: true },
    { id: 9, title: { en: 'Flow' }, composer: '', note: {}, is_intermission: false },
  ],
} as unknown as StaffProductionDetail; // the rest of it is not asked

const asOpened = {
  'promoter.de': 'Kontor',
  'details.duration': '95',
  media: '',
  'new_partner.kind': 'sponsor',
  credits: 'c0',
  'credits.c0.name': 'Ada Lind',
  'credits.c0.kind': 'person',
  'credits.c0.role': 'Oboe',
  works: 'w0 w1 w2',
  'works.w0.composer': 'Ida Kron',
  'works.w0.title.de': 'Ebbe',
  'works.w0.title.en': 'Ebb',
  'works.w1.interval': '1',
  'works.w2.title.de': '',
  'works.w2.title.en': 'Flow',
};
function typed(change: Record<string, string | string[]> = {}) {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...asOpened, ...change })) for (const one of [value].flat()) data.append(name, one);
  return typedProduction(new FormValues(data), opened, 'en');
}

test('the form of a production sends nothing where nothing was changed', () => {
  expect(typed()).toEqual({ change: {} });
});

test('sends what was changed; languages that it does not show stay', () => {
  const change = { 'details.duration': '', 'promoter.de': 'Agentur', 'promoter.en': 'Agency' };
  expect(typed(change)).toEqual({
    change: { details: { duration: null }, promoter: { de: 'Agentur', en: 'Agency', ja: '事務所' } },
  });
});

test('who takes part is sent by their ids, and by what was typed where that is something else', () => {
  const added = {
    credits: 'n1 c0 n2',
    'credits.n1.name': 'Chor am Kai',
    'credits.n1.kind': 'ensemble',
    'credits.c0.role': 'Flöte',
    'credits.n2.kind': 'person',
  };
  expect(typed(added)).toEqual({
    change: {
      credits: [
        { person: { name: 'Chor am Kai', kind: 'ensemble' }, role: null },
        { person: { id: 5 }, role: { name: 'Flöte' } },
      ],
    },
  });
  expect(typed({ credits: '' })).toEqual({ change: { credits: [] } });
  expect(typed({ 'credits.c0.name': '' })).toEqual({ problems: { 'credits.c0.name': [expect.stringContaining('name')] } });
});

test('what is played as well: another German title is another work', () => {
  const moved = { works: 'w1 w0', 'works.w0.title.en': 'Ebb Tide', 'works.w0.note.de': 'Auszüge' };
  expect(typed(moved)).toEqual({
    change: {
      works: [
        { work: null, note: { de: 'kurz' } },
        { work: { id: 7, title: { de: 'Ebbe', en: 'Ebb Tide' } }, note: { de: 'Auszüge' } },
      ],
    },
  });
  const [another] = (typed({ works: 'w0', 'works.w0.title.de': 'Flut', 'works.w0.title.en': '' }) as { change: { works: unknown[] } }).change.works;
  expect(another).toEqual({ work: { title: { de: 'Flut' }, composer: 'Ida Kron' }, note: {} });
  expect(typed({ 'works.w0.title.de': ' ' })).toEqual({ problems: { 'works.w0.title.de': [expect.stringContaining('German')] } });
});

test('a work that has no German title needs none, and is the same one when it gets it', () => {
  const works = (change: Record<string, string>) => (typed(change) as { change: { works: unknown[] } }).change.works;
  expect(works({ works: 'w2 w0' })).toEqual([
    { work: { id: 9 }, note: {} },
    { work: { id: 7 }, note: {} },
  ]);
  expect(works({ 'works.w2.title.de': 'Flut' })[2]).toEqual({ work: { id: 9, title: { de: 'Flut', en: 'Flow' } }, note: {} });
});
