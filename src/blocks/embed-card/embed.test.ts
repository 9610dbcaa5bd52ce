import { expect, test } from 'vitest';
import { defaultEmbedHosts } from '#content/index.ts';
import { isHostOf } from '#features/consent/gate/index.ts';
import { services } from '../../../seed/consent/services.ts';
import { readEmbed } from './embed.ts';
import { frameHostOf } from './frame-host.ts';

test.each([
  ['https://open.spotify.com/intl-de/album/4Uv86qWpGTxf7fU7lG5X6F?si=1', 'Spotify', 'https://open.spotify.com/embed/album/4Uv86qWpGTxf7fU7lG5X6F'],
  ['https://w.soundcloud.com/player/?url=https%3A//soundcloud.com/a/b', 'SoundCloud', 'https://w.soundcloud.com/player/?url=https%3A//soundcloud.com/a/b'],
  ['https://ostkai.podigee.io/12-probe', 'Podigee', 'https://ostkai.podigee.io/12-probe/embed?context=external'],
  ['https://issuu.com/ostkai/docs/spielzeit-26', 'Issuu', 'https://e.issuu.com/embed.html?u=ostkai&d=spielzeit-26'],
  ['https://my.matterport.com/show/?m=SxQL3iGyoDo', 'Matterport', 'https://my.matterport.com/show/?play=1&m=SxQL3iGyoDo'],
  [
    'https://sketchfab.com/3d-models/foyer-7c1b2d3e4f5a6b7c8d9e0f1a2b3c4d5e',
    'Sketchfab',
    'https://sketchfab.com/models/7c1b2d3e4f5a6b7c8d9e0f1a2b3c4d5e/embed?autostart=1&dnt=1',
  ],
  ['https://www.instagram.com/p/Cxyz_-12345/', 'Instagram', 'https://www.instagram.com/p/Cxyz_-12345/embed/'],
  [
    'https://www.facebook.com/ostkai/videos/123456',
    'Facebook',
    'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Fostkai%2Fvideos%2F123456',
  ],
  ['https://www.tiktok.com/@ostkai/video/7212345678901234567', 'TikTok', 'https://www.tiktok.com/embed/v2/7212345678901234567'],
  ['https://x.com/ostkai/status/1712345678901234567', 'X', 'https://platform.twitter.com/embed/Tweet.html?dnt=true&id=1712345678901234567'],
])('%s is shown in a frame of its host, which is one of the demo’s services', (address, host, frameUrl) => {
  expect(readEmbed(address)).toEqual({ host, url: address, frameUrl });
  const { hostname } = new URL(frameUrl);
  expect(services.some(({ hosts }) => isHostOf(hostname, hosts))).toBe(true);
  // Of hosts that give each venue one of its own an example is told.
  const domainOf = (name: string) => name.split('.').slice(-2).join('.');
  expect(domainOf(frameHostOf(new URL(address).hostname) ?? '')).toBe(domainOf(hostname));
});

test('of each host that may be embedded at first it is known whether it has a player', () => {
  const hosts = Object.values(defaultEmbedHosts).flat();
  expect(hosts.filter((host) => frameHostOf(host) === null)).toEqual(['podigee.com']);
  for (const host of hosts) {
    const frame = frameHostOf(host);
    if (frame)
      expect(
        services.some((service) => isHostOf(frame, service.hosts)),
        host,
      ).toBe(true);
  }
  expect(frameHostOf('media.example.com')).toBeNull();
});

test.each(['https://www.instagram.com/ostkai/', 'https://open.spotify.com/', 'https://x.com/ostkai', 'https://www.podigee.com/de', 'https://embeds.example/1'])(
  '%s has no frame: the card is a link',
  (address) => {
    expect(readEmbed(address)?.frameUrl).toBeNull();
  },
);

test('nothing of an address gets into a frame but an id', () => {
  expect(readEmbed('https://x.com/a/status/12345678?id=%22%3E')?.frameUrl).toBe('https://platform.twitter.com/embed/Tweet.html?dnt=true&id=12345678');
  expect(readEmbed('https://my.matterport.com/show/?m=a%26brand%3D1%22')?.frameUrl).toBeNull();
  expect(readEmbed('')).toBeNull();
});
