import { describe, expect, test } from 'vitest';
import { embedField, instantField, lineField, linkField, numberField, videoAddressField } from '../index.ts';

const label = { de: 'Feld', en: 'Field' };

describe('what is typed or pasted becomes', () => {
  test.each([
    ['  www.ostkai.example/x ', 'https://www.ostkai.example/x'],
    ['HTTPS://Ostkai.example/X', 'https://Ostkai.example/X'],
    ['karten@ostkai.example', 'mailto:karten@ostkai.example'],
    ['ostkai.example:8080/x', 'https://ostkai.example:8080/x'],
    ['javascript:alert(1)', ''],
    ['JaVaScRiPt:alert(1)', ''],
    ['https://', ''],
  ])('link: %s → %s', (typed, href) => expect(linkField({ label }).normalise(typed)).toBe(href));

  test.each([
    [
      '<iframe width="1" src="https://open.spotify.com/embed/track/1?utm=a&amp;b=c" onload="alert(1)"></iframe>',
      'https://open.spotify.com/embed/track/1?utm=a&b=c',
    ],
    ["<iframe src='//w.soundcloud.com/player/?url=1'></iframe>", 'https://w.soundcloud.com/player/?url=1'],
    [
      '<blockquote class="instagram-media" data-instgrm-permalink="https://www.instagram.com/p/abc/"><script src="//www.instagram.com/embed.js"></script>',
      'https://www.instagram.com/p/abc/',
    ],
    [
      '<blockquote class="twitter-tweet"><p>x</p><a href="https://x.com/ostkai/status/1">1. Mai</a></blockquote> <script async src="https://platform.x.com/widgets.js"></script>',
      'https://x.com/ostkai/status/1',
    ],
    ['<script src="https://open.spotify.com/x"></script>', ''],
    ['javascript:alert(1)', ''],
    ['http://open.spotify.com/x', 'https://open.spotify.com/x'],
  ])('embed: %s → %s', (typed, address) => expect(embedField({ label, service: 'audio' }).normalise(typed)).toBe(address));

  test.each([
    ['youtu.be/dQw4w9WgXcQ?t=3', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['vimeo.com/channels/haus/123456/abcdef12', 'https://vimeo.com/123456/abcdef12'],
    ['https://www.youtube.com/watch?v="><script>', ''],
  ])('video: %s → %s', (typed, address) => expect(videoAddressField({ label }).normalise(typed)).toBe(address));

  test('number: as it is written in German or English', () =>
    expect(['3', '3,5', '3.5', ' 4 ', 'x', ''].map(numberField({ label }).normalise)).toEqual([3, 3.5, 3.5, 4, null, null]));
  test('a line: one line', () => expect(lineField({ label }).normalise(' a\r\nb\u0000\u202Ec\t')).toBe('a bc'));
  test('an instant: in Berlin time', () => expect(instantField({ label }).normalise('2026-07-01T16:00Z')).toBe('2026-07-01T18:00:00+02:00'));
});
