import { isAllowedHost } from '#content/index.ts';

/** By the host of an address, from which host its player comes, of those that give each venue one of its own an example. Null: its card is a link alone. */
const frameHosts: Readonly<Record<string, string | null>> = {
  'open.spotify.com': 'open.spotify.com',
  'w.soundcloud.com': 'w.soundcloud.com',
  'podigee-cdn.net': 'player.podigee-cdn.net',
  'podigee.io': 'podcast.podigee.io',
  'podigee.com': null,
  'issuu.com': 'e.issuu.com',
  'my.matterport.com': 'my.matterport.com',
  'sketchfab.com': 'sketchfab.com',
  'instagram.com': 'www.instagram.com',
  'facebook.com': 'www.facebook.com',
  'tiktok.com': 'www.tiktok.com',
  'x.com': 'platform.twitter.com',
  'youtube.com': 'www.youtube-nocookie.com',
  'youtube-nocookie.com': 'www.youtube-nocookie.com',
  'youtu.be': 'www.youtube-nocookie.com',
  'vimeo.com': 'player.vimeo.com',
};

/** From which host the player of an allowed host comes, as staff are told; null where the site knows none. */
export function frameHostOf(host: string): string | null {
  const known = Object.keys(frameHosts).find((domain) => isAllowedHost(host, [domain]));
  return known === undefined ? null : (frameHosts[known] ?? null);
}
