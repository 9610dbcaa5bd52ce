import { z } from 'zod';
import { maxAddress } from '../../limits.ts';
import { readEmbedAddress } from '../embed/embed-address.ts';
import { defaultEmbedHosts, isAllowedHost } from '../embed-hosts.ts';
import { type FieldOptions, makeField, type PresentContext, problem, type RuleContext } from '../field.ts';

export type Video = {
  readonly host: 'youtube' | 'vimeo';
  readonly id: string;
  /** Where it is watched on its own page. */
  readonly url: string;
  /** What a frame is given once somebody wants to see it: without cookies, playing. */
  readonly frameUrl: string;
};

type VideoOptions = FieldOptions & {
  /** The list of videos also takes youtu.be (E §5). */
  readonly shortAddresses?: boolean;
};

/** The address of a video at YouTube or Vimeo. Shared by all languages. */
export function videoAddressField(options: VideoOptions) {
  const { shortAddresses = false } = options;
  const allowed = ({ embedHosts = defaultEmbedHosts }: RuleContext | PresentContext) =>
    embedHosts.video.filter((host) => shortAddresses || !isAllowedHost(host, ['youtu.be']));
  const read = (raw: unknown, context: RuleContext | PresentContext) => readVideo(raw, allowed(context));
  const names = (context: RuleContext) => allowed(context).join(', ');
  return makeField<string, false, Video | null>(options, false, {
    kind: 'video_address',
    limits: { shortAddresses, max: maxAddress },
    empty: '',
    schema: z
      .string()
      .max(maxAddress)
      .refine((text) => text === '' || readVideo(text) !== null),
    normalise: (raw) => readVideo(raw)?.url ?? '',
    explain: () => problem('video_host', { hosts: names({}) }),
    check: (value, context) => (read(value, context) ? null : problem('video_host', { hosts: names(context) })),
    referencesOf: (value) => (value ? { links: [value] } : {}),
    present: (value, _, context) => read(value, context),
  });
}

/** Finds the video in an address or an embed code; null where there is none of an allowed host. */
export function readVideo(raw: unknown, hosts: readonly string[] = defaultEmbedHosts.video): Video | null {
  const address = readEmbedAddress(raw, hosts);
  if (!address) return null;
  const url = new URL(address);
  const parts = url.pathname.split('/').filter(Boolean);
  if (isAllowedHost(url.hostname, ['vimeo.com'])) return vimeo(parts, url);
  if (isAllowedHost(url.hostname, ['youtu.be'])) return youtube(parts[0]);
  if (!isAllowedHost(url.hostname, ['youtube.com', 'youtube-nocookie.com'])) return null;
  return youtube(['embed', 'shorts', 'live', 'v'].includes(parts[0] ?? '') ? parts[1] : url.searchParams.get('v'));
}

function youtube(id: string | null | undefined): Video | null {
  if (!id || !/^[\w-]{11}$/.test(id)) return null;
  return { host: 'youtube', id, url: `https://www.youtube.com/watch?v=${id}`, frameUrl: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1` };
}

/** A number; a video that is not listed has a second part, in the path or as `h`. */
function vimeo(parts: readonly string[], url: URL): Video | null {
  const index = parts.findIndex((part) => /^\d{1,12}$/.test(part));
  const id = parts[index];
  if (!id) return null;
  const hash = [parts[index + 1], url.searchParams.get('h')].find((part) => part && /^[0-9a-f]{6,20}$/.test(part));
  return {
    host: 'vimeo',
    id,
    url: `https://vimeo.com/${id}${hash ? `/${hash}` : ''}`,
    frameUrl: `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${hash ? `&h=${hash}` : ''}`,
  };
}
