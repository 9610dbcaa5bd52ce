import { isAllowedHost } from '#content/index.ts';

/** Null: its card is a link alone; where each venue has a host of its own, an example. */
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

/** Null where the site knows none. */
export function frameHostOf(host: string): string | null {
  const known = Object.keys(frameHosts).find((domain) => isAllowedHost(host, [domain]));
  return known === undefined ? null : (frameHosts[known] ?? null);
}
