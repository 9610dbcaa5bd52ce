import type { Block, BlockDocument, Json } from '#content/index.ts';
import type { Motif } from '../content/motif.ts';
import { type Both, both } from '../content/texts.ts';
import type { RecordingName } from '../recordings/index.ts';
import { richText } from './markup.ts';

/** A picture that is drawn for a page: `title` is the seed of the drawing, `alt` what it shows. */
export type Picture = { motif: Motif; title: Both; alt: Both };
/** Without id, its picture not drawn yet. */
export type Written = {
  readonly type: string;
  readonly fields: { readonly [name: string]: Json };
  readonly picture?: Picture;
  readonly files?: { readonly [field: string]: RecordingName };
  readonly venue?: string;
  readonly children?: readonly Written[];
  readonly layout?: string;
  readonly columns?: readonly (readonly Written[])[];
};

const rich = ({ de, en }: Both) => ({ de: richText(de), ...(en && { en: richText(en) }) }) as unknown as Json; // rich text is JSON

export const picture = (motif: Motif, title: Both, alt: Both): Picture => ({ motif, title, alt });
export const headline = (de: string, en: string, level = 2): Written => ({ type: 'headline', fields: { content: both(de, en), headline_level: level } });
export const text = (de: string, en: string): Written => ({ type: 'text', fields: { content: rich(both(de, en)) } });
export const lead = (de: string, en: string): Written => ({ type: 'text', fields: { content: rich(both(de, en)), lead: true } });
export const link = (words: Both, to: Both, look = 'button'): Written => ({ type: 'link', fields: { link_text: words, link: to, extra_class: look } });
export const image = (of: Picture, caption?: Both, format = '16x9'): Written => ({
  type: 'image',
  fields: { format, ...(caption && { description: caption }) },
  picture: of,
});
export const quote = (content: Both, author: Both): Written => ({ type: 'quote', fields: { content, author } });
export const beside = (of: Picture, words: Both, order: 'image-text' | 'text-image' = 'image-text'): Written => ({
  type: 'twocolumns',
  fields: { extra_class: order, text: rich(words) },
  picture: of,
});
export const faq = (...items: readonly (readonly [Both, Both])[]): Written => ({
  type: 'faq',
  fields: {},
  children: items.map(([question, answer]) => ({ type: 'faqitem', fields: { question, content: rich(answer) } })),
});
export const section = (background: 'plain' | 'quiet' | 'dark' | 'signal', layout: string, ...columns: readonly (readonly Written[])[]): Written => ({
  type: 'section',
  fields: { extra_class: background },
  layout,
  columns,
});
type Teaser = { headline: Both; text: Both; words: Both; to: Both; picture: Picture };
export const teasers = (look: 'grid' | 'pair' | 'rows', ...items: readonly Teaser[]): Written => ({
  type: 'teaserlist',
  fields: { extra_class: look },
  children: items.map(({ headline: title, text: words, words: link_text, to, picture: of }) => ({
    type: 'teaseritem',
    fields: { headline: title, text: words, link_text, link: to },
    picture: of,
  })),
});
export const film = (title: Both, transcript: Both, of: Picture): Written => ({
  type: 'videoselfhosted',
  fields: { title, transcript: rich(transcript) },
  picture: of,
  files: { file: 'quay.mp4', captions_de: 'quay.de.vtt', captions_en: 'quay.en.vtt' },
});
export const sound = (title: Both, transcript: Both): Written => ({
  type: 'audioselfhosted',
  fields: { title, transcript: rich(transcript) },
  files: { file: 'gong.m4a' },
});
type Hero = { headline: Both; text: Both; words: Both; to: Both; picture: Picture };
export const hero = ({ headline: title, text: words, words: button_text, to, picture: of }: Hero): Written => ({
  type: 'heromedia',
  fields: { headline: title, text: words, button_text, button_link: to, sticky: true, online_from: '2024-01-01T00:00:00Z' },
  picture: of,
  files: { video: 'quay.mp4' },
});
export const venues = (...names: readonly string[]): Written => ({
  type: 'venuelist',
  fields: {},
  children: names.map((venue) => ({ type: 'venue', fields: {}, venue })),
});
export const eventList = (filters: 'next_3_days' | 'weekend'): Written => ({ type: 'eventlist', fields: { filters } });

export const articleList = (items: number): Written => ({ type: 'blogteaserlist', fields: { items } });

export const shared = (slug: string): Written => ({ type: 'container', fields: { slug } });

export type Library = { imageOf: (picture: Picture) => number; fileOf: (name: RecordingName) => number; venueOf?: (name: string) => number };

/** Ids count through the page, so that the same day gives the same rows. */
export function documentOf(slug: string, blocks: readonly Written[], { imageOf, fileOf, venueOf = () => 0 }: Library): BlockDocument {
  let count = 0;
  const block = ({ type, fields, picture: of, files = {}, venue, children, layout, columns }: Written): Block => {
    count += 1;
    const recordings = Object.fromEntries(Object.entries(files).map(([field, name]) => [field, fileOf(name)]));
    return {
      id: `${slug}-${count}`,
      type,
      fields: { ...(of && { image: { id: imageOf(of), alt: of.alt } }), ...recordings, ...(venue && { venue: venueOf(venue) }), ...fields },
      ...(children && { children: children.map(block) }),
      ...(columns && { layout: layout ?? '100', columns: columns.map((list) => list.map(block)) }),
    };
  };
  return { format: 1, layout: '100', columns: [blocks.map(block)] };
}

export const recordingsIn = (blocks: readonly Written[]): RecordingName[] =>
  blocks.flatMap(({ files = {}, children = [], columns = [] }) => [...Object.values(files), ...recordingsIn(children), ...columns.flatMap(recordingsIn)]);

export const picturesIn = (blocks: readonly Written[]): Picture[] =>
  blocks.flatMap(({ picture: of, children = [], columns = [] }) => [...(of ? [of] : []), ...picturesIn(children), ...columns.flatMap(picturesIn)]);
