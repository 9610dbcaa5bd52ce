import { isAllowedHost } from '#content/index.ts';

export type Embed = {
  readonly host: string;
  readonly url: string;
  readonly frameUrl: string | null;
};

type Service = { readonly domain: string; readonly name: string; readonly frameOf: (url: URL, parts: readonly string[]) => string | null };

const services: readonly Service[] = [
  { domain: 'open.spotify.com', name: 'Spotify', frameOf: (_, parts) => spotify(parts) },
  { domain: 'w.soundcloud.com', name: 'SoundCloud', frameOf: ({ href }, [page]) => (page === 'player' ? href : null) },
  { domain: 'podigee-cdn.net', name: 'Podigee', frameOf: ({ href }) => href },
  { domain: 'podigee.io', name: 'Podigee', frameOf: ({ origin }, [episode]) => (episode ? `${origin}/${episode}/embed?context=external` : null) },
  { domain: 'podigee.com', name: 'Podigee', frameOf: () => null },
  { domain: 'issuu.com', name: 'Issuu', frameOf: issuu },
  {
    domain: 'my.matterport.com',
    name: 'Matterport',
    frameOf: ({ searchParams }) => framed('https://my.matterport.com/show/?play=1&m=', searchParams.get('m')),
  },
  {
    domain: 'sketchfab.com',
    name: 'Sketchfab',
    frameOf: ({ pathname }) => framed('https://sketchfab.com/models/', /[0-9a-f]{32}/.exec(pathname)?.[0], '/embed?autostart=1&dnt=1'),
  },
  {
    domain: 'instagram.com',
    name: 'Instagram',
    frameOf: (_, [kind, id]) => (/^(p|reel|tv)$/.test(kind ?? '') ? framed(`https://www.instagram.com/${kind}/`, id, '/embed/') : null),
  },
  { domain: 'facebook.com', name: 'Facebook', frameOf: facebook },
  {
    domain: 'tiktok.com',
    name: 'TikTok',
    frameOf: ({ pathname }) => framed('https://www.tiktok.com/embed/v2/', /\/(?:video|v2)\/(\d{5,25})/.exec(pathname)?.[1]),
  },
  {
    domain: 'x.com',
    name: 'X',
    frameOf: ({ pathname }) => framed('https://platform.twitter.com/embed/Tweet.html?dnt=true&id=', /\/status\/(\d{5,25})/.exec(pathname)?.[1]),
  },
];

/** Checked by the kind of field `embed`; null for none. */
export function readEmbed(address: string): Embed | null {
  if (!address || !URL.canParse(address)) return null;
  const url = new URL(address);
  const service = services.find(({ domain }) => isAllowedHost(url.hostname, [domain]));
  const parts = url.pathname.split('/').filter(Boolean);
  return { host: service?.name ?? url.hostname.replace(/^www\./, ''), url: address, frameUrl: service?.frameOf(url, parts) ?? null };
}

/** An id is letters, digits and signs that change nothing in an address. */
const framed = (before: string, id: string | null | undefined, after = '') => (id && /^[\w-]{4,64}$/.test(id) ? before + id + after : null);

function spotify(parts: readonly string[]): string | null {
  const kind = parts.findIndex((part) => /^(track|album|playlist|episode|show|artist)$/.test(part));
  return kind < 0 ? null : framed(`https://open.spotify.com/embed/${parts[kind]}/`, parts[kind + 1]);
}

function issuu({ hostname, href }: URL, [user, docs, document]: readonly string[]): string | null {
  if (hostname === 'e.issuu.com') return href;
  return docs === 'docs' && user && document ? `https://e.issuu.com/embed.html?${new URLSearchParams({ u: user, d: document })}` : null;
}

function facebook({ href, pathname }: URL): string | null {
  if (pathname.startsWith('/plugins/')) return href.replace(/^https:\/\/[^/]+/, 'https://www.facebook.com');
  return pathname.length > 1
    ? `https://www.facebook.com/plugins/${/\/(videos|watch|reel)\b/.test(pathname) ? 'video' : 'post'}.php?${new URLSearchParams({ href })}`
    : null;
}
