import { describe, expect, test } from 'vitest';
import { instantField, lineField, numberField, videoAddressField } from '#content/index.ts';
import { readText, textOf } from './field-text.ts';

const named = { label: { de: 'Feld', en: 'Field' } };
const line = lineField({ ...named, max: 10 });
const number = numberField({ ...named, min: 1, max: 8 });
const instant = instantField(named);
const video = videoAddressField(named);

describe('what is typed becomes what the draft holds', () => {
  test.each([
    ['a line keeps the space at its end', line, 'line', 'Hallo ', { value: 'Hallo ' }],
    ['nothing takes the value away', line, 'line', '  ', { value: undefined }],
    ['a comma is a decimal point', number, 'number', ' 3,0 ', { value: 3 }],
    [
      'an embed code is reduced to its video',
      video,
      'video_address',
      '<iframe src="https://player.vimeo.com/video/76979871"></iframe>',
      { value: 'https://vimeo.com/76979871' },
    ],
    ['a clock is Berlin’s, in winter', instant, 'instant', '2026-12-01T10:00', { value: '2026-12-01T09:00:00.000Z' }],
    ['and in summer', instant, 'instant', '2026-07-01T10:00', { value: '2026-07-01T08:00:00.000Z' }],
  ] as const)('%s', (_, field, kind, text, read) => expect(readText(field, kind, text)).toEqual(read));

  test.each([
    ['a line that is too long', line, 'line', 'x'.repeat(11), 'too_long'],
    ['a number that is none', number, 'number', 'drei', 'not_a_number'],
    ['a video from elsewhere', video, 'video_address', 'https://example.com/film', 'video_host'],
  ] as const)('%s is told apart', (_, field, kind, text, code) => {
    const read = readText(field, kind, text);
    expect('problem' in read && read.problem.code).toBe(code);
  });
});

test.each([
  ['2026-12-01T10:00:00+01:00', '2026-12-01T10:00'],
  ['2026-07-01T08:00:00.000Z', '2026-07-01T10:00'],
  ['morgen', ''],
])('%s is shown as %s', (raw, shown) => expect(textOf('instant', raw)).toBe(shown));
