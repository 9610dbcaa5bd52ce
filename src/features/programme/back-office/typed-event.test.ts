import { describe, expect, test } from 'vitest';
import { FormValues } from '#ui/form/form-values.ts';
import type { StaffEventDetail } from './contract.ts';
import { readDuration, sentRows, showDuration } from './form/typed-details.ts';
import { typedEvent } from './typed-event.ts';

const opened = {
  important_info: { de: 'Stroboskop.', ja: '注意' },
  accessibility_ids: [2],
  details: { duration: [55, 25, 60], languages: ['it', 'de'], introduction: { minutes: 45, place: { de: 'Foyer' } }, children: { de: 'Ab acht.' } },
  media: [
    { id: 12, asset_id: 7, video_url: null, title: { de: 'Heft' }, kind: 'document', name: 'heft.pdf' },
    { id: 13, asset_id: null, video_url: 'https://vimeo.com/1', title: {}, kind: null, name: null },
  ],
  sponsors: [9, 4],
  promoters: [],
} as unknown as StaffEventDetail; // the rest of it is not asked

const asOpened: [string, string][] = [
  ['important_info.de', 'Stroboskop.'],
  ['accessibility_ids', '2'],
  ['details.duration', '55 + 25 + 60'],
  ['details.languages', 'de'],
  ['details.languages', 'it'],
  ['details.introduction.minutes', '45'],
  ['details.introduction.place.de', 'Foyer'],
  ['details.children.de', 'Ab acht.'],
  ['media', 'm12 m13'],
  ['media.m12.asset_id', '7'],
  ['media.m12.title.de', 'Heft'],
  ['media.m13.video_url', 'https://vimeo.com/1'],
  ['sponsors', '4'],
  ['sponsors', '9'],
  ['new_partner.kind', 'sponsor'],
];
const values = (change: Record<string, string | string[] | null> = {}) => {
  const data = new FormData();
  for (const [name, value] of asOpened) if (!Object.hasOwn(change, name)) data.append(name, value);
  for (const [name, value] of Object.entries(change)) for (const one of value === null ? [] : [value].flat()) data.append(name, one);
  return new FormValues(data);
};
const typed = (change?: Parameters<typeof values>[0]) => typedEvent(values(change), opened, 'en');

describe('the form of an event', () => {
  test('sends nothing where nothing was changed, whatever order the boxes have', () => {
    expect(typed()).toEqual({ change: {} });
  });

  test('sends what was changed, and null or no words for what is taken away', () => {
    expect(
      typed({
        'important_info.de': '',
        accessibility_ids: ['2', '4'],
        'details.duration': ' 95 ',
        'details.languages': null,
        'details.age_from': '0',
        'details.introduction.minutes': '',
        'details.introduction.place.de': '',
        'details.children.de': 'Ab acht.\r\n\r\nMit Kissen.',
      }),
    ).toEqual({
      change: {
        important_info: { ja: '注意' },
        accessibility_ids: [2, 4],
        details: { duration: [95], languages: null, age_from: 0, introduction: null, children: { de: 'Ab acht.\n\nMit Kissen.' } },
      },
    });
  });

  test('sends its media in the order of the rows, and none of an empty one', () => {
    const change = { media: 'm13 n1 m12 n2', 'media.n1.asset_id': '', 'media.n2.asset_id': '9', 'media.n2.title.en': 'Booklet' };
    expect(typed(change)).toEqual({
      change: {
        media: [
          { id: 13, asset_id: null, video_url: 'https://vimeo.com/1', title: {} },
          { id: 12, asset_id: 7, video_url: null, title: { de: 'Heft' } },
          { asset_id: 9, video_url: null, title: { en: 'Booklet' } },
        ],
      },
    });
    expect(sentRows(values(change))).toEqual(['m13', 'm12', 'n2']);
  });

  test('sends who pays and who puts it on, and somebody new where one was typed', () => {
    const change = {
      sponsors: null,
      promoters: '4',
      'new_partner.name': ' Hafenbank ',
      'new_partner.link': 'https://bank.example',
      'new_partner.kind': 'promoter',
    };
    expect(typed(change)).toEqual({
      change: { sponsors: [], promoters: [4], new_partner: { kind: 'promoter', name: 'Hafenbank', link: 'https://bank.example', image_id: null } },
    });
    expect(typed({ 'new_partner.link': 'bank.example' })).toEqual({
      problems: { 'new_partner.name': [expect.any(String)], 'new_partner.link': [expect.stringContaining('https://')] },
    });
  });

  test('sends what there is none of, unless it was filled in all the same', () => {
    expect(typed({ 'none.surtitles': 'on', 'none.media': 'on' })).toEqual({ change: { details: { none: ['surtitles', 'media'] } } });
    expect(typed({ 'none.duration': 'on' })).toEqual({ problems: { 'none.duration': [expect.stringContaining('empty the field')] } });
  });

  test('says at the field what is wrong', () => {
    expect(
      typed({ 'details.duration': 'zwei Stunden', 'details.age_from': 'acht', 'details.introduction.minutes': '', 'details.introduction.place.de': '' }),
    ).toEqual({
      problems: { 'details.duration': [expect.stringContaining('55 + 25 + 60')], 'details.age_from': ['Please enter a whole number.'] },
    });
    expect(typed({ 'details.introduction.place.de': '' })).toEqual({ problems: { 'details.introduction.place.de': [expect.any(String)] } });
    expect(typed({ 'details.introduction.minutes': '' })).toEqual({ problems: { 'details.introduction.minutes': [expect.any(String)] } });
  });
});

test('a duration is read as it is shown', () => {
  for (const minutes of [[95], [55, 25, 60]]) expect(readDuration(showDuration(minutes))).toEqual(minutes);
  expect([readDuration('  '), readDuration('55,25,60'), readDuration('0'), readDuration('1441'), readDuration('5 +')]).toEqual([
    null,
    [55, 25, 60],
    undefined,
    undefined,
    undefined,
  ]);
});

test('reads how tickets are sold, and says at its field what is missing', () => {
  const sale = { 'details.admission': 'sold', 'details.sale_starts': '2026-11-30T10:00' };
  const presale = { 'details.presale.starts': '2026-11-28T10:00', 'details.presale.whom.de': 'Freunde', 'details.presale.whom.en': 'Friends' };
  expect(typedEvent(values({ ...sale, ...presale }), opened, 'de')).toEqual({
    change: {
      details: {
        sale_starts: '2026-11-30T10:00:00+01:00',
        presale: { starts: '2026-11-28T10:00:00+01:00', whom: { de: 'Freunde', en: 'Friends' } },
      },
    },
  });
  const late = typedEvent(values({ ...sale, ...presale, 'details.presale.starts': '2026-12-01T10:00', 'details.presale.whom.en': null }), opened, 'de');
  expect(late).toEqual({ problems: { 'details.presale.starts': [expect.any(String)], 'details.presale.whom.en': [expect.any(String)] } });
  const groups = { 'details.sale_friends': '2026-11-20T10:00', 'details.sale_subscribers': '2026-11-30T10:00' };
  expect(typedEvent(values({ ...sale, ...groups }), opened, 'de')).toEqual({ problems: { 'details.sale_subscribers': [expect.any(String)] } });
  const ofProduction = { ...opened, production: { ...opened.production, details: { sale_starts: '2026-12-01T10:00:00+01:00' } } };
  expect(typedEvent(values({ 'details.admission': 'sold', ...groups }), ofProduction, 'de')).toEqual({
    change: { details: { sale_friends: '2026-11-20T10:00:00+01:00', sale_subscribers: '2026-11-30T10:00:00+01:00' } },
  });
});
