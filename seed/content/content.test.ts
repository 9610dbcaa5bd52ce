import { describe, expect, test } from 'vitest';
import { contents } from '../pages/contents.ts';
import { seriesPages } from '../series/texts.ts';
import { roomTexts, venueTexts } from '../venues/texts.ts';
import { motifs } from './motif.ts';
import * as notes from './notes.ts';
import { ensembles, people } from './people.ts';
import { portraits } from './portraits.ts';
import { productions } from './productions.ts';
import { roles } from './roles.ts';
import { teasers } from './teasers.ts';
import { textModules } from './text-modules.ts';
import { exhibitionTypes, genres, rooms, series, tags } from './vocabulary.ts';
import { englishNames, works } from './works.ts';

type Found = { readonly path: string; readonly language: string; readonly text: string };
function textsIn(value: unknown, path: string, language = ''): Found[] {
  if (typeof value === 'string') return language ? [{ path, language, text: value }] : [];
  if (value instanceof Map) return [...value].flatMap(([key, item]) => textsIn(item, `${path}.${String(key)}`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const isLanguage = key === 'de' || key === 'en';
    return textsIn(item, isLanguage ? path : `${path}.${key}`, isLanguage ? key : language);
  });
}

const named = Object.fromEntries(productions.map((production) => [production.key, production]));
const found = textsIn({ ...named, teasers, textModules, notes, portraits, roles, rooms, exhibitionTypes, tags, series, genres, works }, '');
const paths = (language: string) => new Set(found.filter((one) => one.language === language).map(({ path }) => path.replace(/\.\d+$/, '')));

describe('the venue', () => {
  test('has enough of everything', () => {
    expect(productions.length).toBeGreaterThanOrEqual(60);
    expect(new Set(productions.map(({ key }) => key)).size).toBe(productions.length);
    expect(new Set(people).size).toBeGreaterThanOrEqual(90);
    expect(new Set(ensembles).size).toBeGreaterThanOrEqual(12);
    expect(portraits.length).toBeGreaterThanOrEqual(30);
    expect(teasers.length).toBeGreaterThanOrEqual(12);
    expect(textModules.length).toBeGreaterThanOrEqual(12);
    expect(new Set(productions.map(({ motif }) => motif)).size).toBe(motifs.length - 2); // silhouettes are for people, groups for ensembles
  });

  test('casts every one of its people', () => {
    const cast = new Set<string>(
      productions.flatMap(({ credits, episodes = [] }) => [...credits, ...episodes.flatMap((one) => one.credits ?? [])]).map(([name]) => name),
    );
    const shown = new Set<string>(portraits.map(({ name }) => name));
    expect([...people, ...ensembles].filter((name) => !cast.has(name) && !shown.has(name))).toEqual([]);
  });

  test('plays every one of its works', () => {
    const played = new Set(productions.flatMap((production) => production.works ?? []).map((entry) => (typeof entry === 'string' ? entry : entry[0])));
    expect([...works.keys()].filter((key) => !played.has(key))).toEqual([]);
  });
});

describe('the texts', () => {
  test('are all there in German', () => {
    expect(found.filter(({ text }) => text.trim() === '')).toEqual([]);
    expect([...paths('en')].filter((path) => !paths('de').has(path))).toEqual([]);
  });

  test('lack English only in some titles and descriptions of productions', () => {
    const missing = [...paths('de')].filter((path) => !paths('en').has(path));
    expect(missing.filter((path) => !/^\.[\w-]+\.(title|description)$/.test(path))).toEqual([]);
    const share = new Set(missing.map((path) => path.split('.')[1])).size / productions.length;
    expect(share).toBeGreaterThan(0.07);
    expect(share).toBeLessThan(0.13);
  });

  test('are set in the house style', () => {
    expect(broken(found)).toEqual([]);
  });

  test.each([
    ['an exclamation mark', 'de', 'Kommen Sie!'],
    ['a straight quotation mark', 'de', 'Das "Lied"'],
    ['a straight apostrophe', 'en', "It's"],
    ['English quotes in German', 'de', 'Das ‘Lied’'],
    ['an open quotation mark', 'de', 'Das „Lied'],
    ['German quotes in English', 'en', 'the „Lied“'],
    ['a double space', 'en', 'two  spaces'],
    ['a hyphen used as a dash', 'de', 'heute - morgen'],
    ['a clock time with a colon', 'de', 'um 19:30 Uhr'],
  ])('with %s would not pass', (_, language, text) => {
    expect(broken([{ path: '', language, text }])).toHaveLength(1);
  });

  test('of productions are two or three paragraphs of some length', () => {
    for (const { key, description } of productions) {
      for (const paragraphs of [description.de, description.en ?? description.de]) {
        expect([2, 3], key).toContain(paragraphs.length);
        expect(paragraphs.join(' ').length, key).toBeGreaterThan(200);
      }
    }
  });
});

test('a price looks as it does in the list and at the box office, in English too: 68 €', () => {
  const texts = JSON.stringify([contents, seriesPages, venueTexts, roomTexts, productions, notes]);
  expect(texts.match(/\d €/g)?.length).toBeGreaterThan(50);
  expect(texts.match(/.{20}(€ ?\d|EUR\b).{10}/g)).toBeNull();
});

test('a composer has one spelling per language, in titles and texts as in the list of works', () => {
  const surname = (name: string) => name.split(' ').at(-1) ?? name;
  const all = [...textsIn(productions, 'productions'), ...textsIn(series, 'series'), ...textsIn(teasers, 'teasers')];
  for (const [german, english] of englishNames) {
    const [de, en] = [surname(german), surname(english)];
    expect(
      all.filter(({ language, text }) => text.includes(language === 'de' ? en : de)).map(({ path }) => path),
      german,
    ).toEqual([]);
  }
});

const rules: Record<string, RegExp> = {
  both: /!|"|'| {2}|\s-\s|^\s|\s$|\blorem\b|\d:\d{2}\b/i,
  de: /[‘”]|„[^“]*$|^[^„]*“/,
  en: /[„“”]/,
};
function broken(texts: readonly Found[]): Found[] {
  return texts.filter(({ language, text }) => [rules.both, rules[language]].some((rule) => rule?.test(text)));
}
