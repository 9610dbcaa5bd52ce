import { expect, test } from 'vitest';
import { changed, isNarrowed, readQuery } from './library-query.ts';

test('of an address what the library knows is read, and nothing else', () => {
  expect(readQuery(new URLSearchParams('q=kai&kind=image&lang=en&item=3&page=2&folder='))).toEqual({ q: 'kai', kind: 'image', page: '2' });
});

test('another filter begins at the first page, another page keeps the filters', () => {
  expect(changed({ q: 'kai', page: '3' }, { kind: 'video' })).toEqual({ q: 'kai', kind: 'video' });
  expect(changed({ q: 'kai', page: '3' }, { page: '4' })).toEqual({ q: 'kai', page: '4' });
  expect(changed({ q: 'kai', kind: 'video' }, { kind: '' })).toEqual({ q: 'kai' });
});

test('an order and the bin narrow nothing down', () => {
  expect([isNarrowed({ sort: 'name', bin: 'true', page: '2' }), isNarrowed({ tag: 'Oper' })]).toEqual([false, true]);
});
