import { describe, expect, test } from 'vitest';
import { blockRegistry } from '#blocks/registry.ts';
import { type BlockDefinition, createBlock, validateDocument } from '#content/index.ts';
import { renderBlocks } from '../../../tests/support/blocks/render-blocks.tsx';
import { audio } from '../audio/block.ts';
import { socialMedia } from '../social-media/block.ts';
import { video } from '../video/block.ts';
import { videoItem } from '../video-item/block.ts';
import { videoList } from '../video-list/block.ts';
import { viewer } from '../viewer/block.ts';

// E §5: which addresses each takes, and none.
describe.each([
  [
    audio,
    'embed',
    'embed_host',
    ['https://open.spotify.com/track/abc', 'https://w.soundcloud.com/player/?url=x', 'https://haus.podigee.io/1-a'],
    ['https://soundcloud.com/a', 'https://open.spotify.com.evil.example/a'],
  ],
  [
    viewer,
    'embed',
    'embed_host',
    ['https://issuu.com/a/docs/b', 'https://my.matterport.com/show/?m=abcd', 'https://sketchfab.com/models/a'],
    ['https://matterport.com/a', 'https://evilissuu.com/a'],
  ],
  [
    socialMedia,
    'embed',
    'embed_host',
    ['https://www.instagram.com/p/abcde/', 'https://facebook.com/a', 'https://www.tiktok.com/@a/video/1', 'https://x.com/a/status/1'],
    ['https://twitter.example/a', 'https://evil-x.com/a'],
  ],
  [
    video,
    'video_url',
    'video_host',
    ['https://www.youtube.com/watch?v=M7lc1UVf-VE', 'https://vimeo.com/76979871'],
    ['https://youtu.be/M7lc1UVf-VE', 'https://youtube.com.evil.example/watch?v=M7lc1UVf-VE'],
  ],
  [videoItem, 'video_url', 'video_host', ['https://youtu.be/M7lc1UVf-VE', 'https://vimeo.com/76979871'], ['https://videos.example/1']],
] as const)('%o', (definition: BlockDefinition, field, code, allowed, refused) => {
  const problems = (address: string) => {
    const block = { id: 'block', type: definition.type, fields: { [field]: address } };
    const placed = definition.childOnly ? createBlock(videoList, {}, { id: 'list', children: [block] }) : block;
    return validateDocument({ format: 1, layout: '100', columns: [[placed]] }, blockRegistry, 'de').map(
      (finding) => `${finding.field} ${finding.problem.code}`,
    );
  };
  test(`${definition.type} takes addresses of its hosts`, () => {
    expect(allowed.flatMap(problems)).toEqual([]);
  });
  test(`${definition.type} takes no other, and one is required`, () => {
    expect(refused.map(problems)).toEqual(refused.map(() => [`${field} ${code}`]));
    expect(problems('')).toEqual([`${field} required`]);
  });
});

test('without script a card is a plain link to its host in a new window; nothing in it asks the host for anything', () => {
  const html = renderBlocks([
    createBlock(video, { video_url: 'https://www.youtube.com/watch?v=M7lc1UVf-VE', title: { de: 'Stille' }, length: '3:42' }, { id: 'v' }),
  ]);
  expect(html).toContain('<a href="https://www.youtube.com/watch?v=M7lc1UVf-VE" target="_blank" rel="noopener noreferrer"');
  expect(html).toContain('YouTube · 3:42');
  expect(html).not.toMatch(/<iframe|<script|<link|src="https?:|srcset="https?:/i);
});

test('what cannot stand in a frame is a link alone', () => {
  const html = renderBlocks([createBlock(socialMedia, { embed: 'https://www.instagram.com/ostkai/' }, { id: 's' })]);
  expect(html).not.toContain('data-enhance');
  expect(html).toContain('Bei Instagram öffnen');
});
