import { describe, expect, test } from 'vitest';
import type { Localised } from '#i18n/localised.ts';
import {
  anchorField,
  choiceField,
  embedField,
  type Field,
  fileField,
  htmlField,
  imageField,
  instantField,
  lineField,
  linkField,
  multiLineField,
  numberField,
  relationField,
  relationsField,
  richTextField,
  switchField,
  videoAddressField,
} from '../index.ts';
import { blogTeaserItems, headlineLevels, maxMultiLine } from '../limits.ts';

const label = { de: 'Feld', en: 'Field' };
const required = { label, required: true } as const;
const text = (words: string, marks: unknown[] = []) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words, marks }] }] });
const options = headlineLevels.map((value) => ({ value, label: { de: `${value}`, en: `${value}` } }));
const [first, ...rest] = options;
if (!first) throw new Error('no levels');

/** What passes, what does not, and its code (E §5). */
const rules: [string, Field, passing: unknown[], failing: [unknown, string][]][] = [
  [
    'required line',
    lineField(required),
    ['Titel'],
    [
      [undefined, 'required'],
      ['', 'required'],
      [' \n', 'required'],
      [7, 'invalid_value'],
    ],
  ],
  ['line', lineField({ label, max: 5 }), [undefined, '', '12345'], [['123456', 'too_long']]],
  ['description', multiLineField({ label }), ['x'.repeat(maxMultiLine), 'a\nb'], [['x'.repeat(maxMultiLine + 1), 'too_long']]],
  ['description of a full teaser', multiLineField({ label, max: 256 }), ['x'.repeat(256)], [['x'.repeat(257), 'too_long']]],
  [
    'anchor',
    anchorField(),
    ['', 'anfahrt', 'saal-2', undefined],
    [
      ['#anfahrt', 'invalid_anchor'],
      ['"><script>', 'invalid_anchor'],
      ['-a', 'invalid_anchor'],
      ['A b', 'invalid_anchor'],
    ],
  ],
  [
    'rich text',
    richTextField({ ...required, max: 10 }),
    [text('Text'), text('Link', [{ type: 'link', attrs: { href: '/de' } }]), text('fett', [{ type: 'bold' }, { type: 'italic' }])],
    [
      [{ type: 'doc', content: [] }, 'required'],
      [text('x'.repeat(11)), 'too_long'],
      [text('x', [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }]), 'invalid_link'],
      [{ type: 'doc', content: [{ type: 'heading', content: [] }] }, 'invalid_value'],
      ['<p>Text</p>', 'invalid_value'],
    ],
  ],
  [
    'link',
    linkField(required),
    [
      '/de/besuch',
      '/',
      '#saal',
      'https://a.example/x?y=1#z',
      'http://a.example',
      'a.example/pfad',
      'mailto:karten@ostkai.example',
      'karten@ostkai.example',
      'tel:+49401234',
    ],
    [
      [undefined, 'required'],
      ['javascript:alert(1)', 'invalid_link'],
      ['java\tscript:alert(1)', 'invalid_link'],
      ['\u0001javascript:alert(1)', 'invalid_link'],
      ['data:text/html,x', 'invalid_link'],
      ['vbscript:x', 'invalid_link'],
      ['//evil.example', 'invalid_link'],
      ['/\\evil.example', 'invalid_link'],
      ['https:\\\\evil.example', 'invalid_link'],
      ['https://name:word@evil.example', 'invalid_link'],
      ['nur Worte', 'invalid_link'],
      ['mailto:karten', 'invalid_email'],
      ['karten@ostkai', 'invalid_email'],
      ['a'.repeat(3000), 'invalid_link'],
    ],
  ],
  [
    'image',
    imageField(required),
    [{ id: 7 }, { id: 7, alt: { de: 'Saal' }, decorative: true }],
    [
      [undefined, 'required'],
      [null, 'required'],
      [{ id: -1 }, 'invalid_value'],
      ['7', 'invalid_value'],
    ],
  ],
  [
    'file',
    fileField(required),
    [1],
    [
      [undefined, 'required'],
      ['a.pdf', 'invalid_value'],
      [0, 'invalid_value'],
    ],
  ],
  [
    'blog teaser items',
    numberField({ ...required, ...blogTeaserItems }),
    [1, 8],
    [
      [undefined, 'required'],
      [0, 'not_between'],
      [9, 'not_between'],
      [1.5, 'not_whole'],
      ['3', 'not_a_number'],
      [Number.NaN, 'not_a_number'],
    ],
  ],
  [
    'headline level',
    choiceField({ label, options: [first, ...rest] }),
    [2, 6, undefined],
    [
      [1, 'unknown_choice'],
      [7, 'unknown_choice'],
      ['2', 'unknown_choice'],
    ],
  ],
  ['switch', switchField({ label }), [true, false, undefined], [['true', 'invalid_value']]],
  [
    'online from',
    instantField(required),
    ['2026-12-24T18:00:00+01:00', '2026-12-24T17:00Z'],
    [
      [undefined, 'required'],
      ['2026-12-24', 'invalid_instant'],
      ['2026-13-01T00:00:00Z', 'invalid_instant'],
      ['2026-12-24T18:00:00', 'invalid_instant'],
      [5, 'invalid_instant'],
    ],
  ],
  [
    'video',
    videoAddressField(required),
    [
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      'https://vimeo.com/123456',
      'https://player.vimeo.com/video/123456?h=abcdef12',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    ],
    [
      [undefined, 'required'],
      ['https://youtu.be/dQw4w9WgXcQ', 'video_host'],
      ['https://evil.example/youtube.com/watch?v=dQw4w9WgXcQ', 'video_host'],
      ['https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ', 'video_host'],
      ['https://www.youtube.com/', 'video_host'],
      ['javascript:youtube.com', 'video_host'],
    ],
  ],
  [
    'video of a list',
    videoAddressField({ ...required, shortAddresses: true }),
    ['https://youtu.be/dQw4w9WgXcQ'],
    [['https://dailymotion.com/x', 'video_host']],
  ],
  [
    'audio',
    embedField({ ...required, service: 'audio' }),
    ['https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC', 'https://w.soundcloud.com/player/?url=x', 'https://haus.podigee.io/1-folge'],
    [
      [undefined, 'required'],
      ['https://spotify.evil.example/x', 'embed_host'],
      ['<iframe src="https://open.spotify.com/x"></iframe>', 'embed_host'],
    ],
  ],
  [
    'viewer',
    embedField({ ...required, service: 'viewer' }),
    ['https://my.matterport.com/show/?m=abc', 'https://issuu.com/haus/docs/heft'],
    [['https://example.org/?issuu.com', 'embed_host']],
  ],
  [
    'social',
    embedField({ ...required, service: 'social' }),
    ['https://www.instagram.com/p/abc/', 'https://x.com/ostkai/status/1'],
    [['https://netflix.com/x', 'embed_host']],
  ],
  [
    'HTML',
    htmlField(required),
    ['<p>x</p>'],
    [
      [undefined, 'required'],
      ['x'.repeat(50_001), 'too_long'],
    ],
  ],
  [
    'venue',
    relationField({ ...required, to: 'venue' }),
    [3],
    [
      [undefined, 'required'],
      ['3', 'invalid_value'],
    ],
  ],
  [
    'categories',
    relationsField({ ...required, to: 'category', max: 2 }),
    [[1, 2]],
    [
      [[], 'required'],
      [[1, 2, 3], 'too_many'],
      [['a'], 'invalid_value'],
    ],
  ],
];

describe.each(rules)('%s', (_, field, passing, failing) => {
  test.each(passing.map((value) => [value]))('lets value %# through', (value) => expect(field.validate(value)).toBeNull());
  test.each(failing)('refuses value %#', (value, code) => expect(field.validate(value)?.code).toBe(code));
  test('makes something proper of anything, and then nothing else of it', () => {
    for (const value of [
      ...passing,
      ...failing.map(([failed]) => failed),
      {},
      [],
      [[]],
      'x',
      -1,
      true,
      null,
      undefined,
      JSON.parse('{"__proto__":{"id":1}}'),
    ]) {
      const proper = field.normalise(value);
      expect(field.schema.safeParse(proper).success).toBe(true);
      expect(field.normalise(proper)).toEqual(proper);
    }
  });
  test('is empty when it is empty', () => expect(field.normalise(undefined)).toEqual(field.empty));
});

test('the words are those of the specification', () => {
  expect(lineField(required).validate('')?.message).toEqual({ de: 'Bitte füllen Sie dieses Feld aus.', en: 'This field is required!' });
  expect(linkField(required).validate('mailto:x')?.message.en).toBe('Invalid e-mail address!');
});

test('an image without alternative text is refused where the library has none either', () => {
  const alternativeText = (id: number): Localised => (id === 1 ? { de: 'Aus der Mediathek' } : {});
  const codeOf = (value: unknown) => imageField({ label }).validate(value, { alternativeText })?.code ?? null;
  expect([{ id: 1 }, { id: 2 }, { id: 2, alt: { en: ' ' } }, { id: 2, alt: { de: 'x' } }, { id: 2, decorative: true }].map(codeOf)).toEqual([
    null,
    'missing_alternative',
    'missing_alternative',
    null,
    null,
  ]);
});

test('hosts are a setting', () => {
  const embedHosts = { audio: ['ton.example'], viewer: [], social: [], video: [] };
  const field = embedField({ label, service: 'audio' });
  expect(field.validate('https://cdn.ton.example/1', { embedHosts })).toBeNull();
  expect(field.validate('https://open.spotify.com/x', { embedHosts })?.message.en).toBe('Please give an address or an embed code from ton.example.');
  expect(field.present('https://open.spotify.com/x', 'de', { embedHosts })).toBe('');
});
