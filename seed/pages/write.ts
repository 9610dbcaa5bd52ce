import type { Block, BlockDocument, Json } from '#content/index.ts';
import type { Motif } from '../content/motif.ts';
import { type Both, both } from '../content/texts.ts';
import { richText } from './markup.ts';

/** A picture that is drawn for a page: `title` is the seed of the drawing, `alt` what it shows. */
export type Picture = { motif: Motif; title: Both; alt: Both };
/** A block as these pages write it down: without id, its picture not drawn yet. */
export type Written = {
  readonly type: string;
  readonly fields: { readonly [name: string]: Json };
  readonly picture?: Picture;
  readonly children?: readonly Written[];
  readonly layout?: string;
  readonly columns?: readonly (readonly Written[])[];
};

/** Without English where there is none. */
const rich = ({ de, en }: Both) => ({ de: richText(de), ...(en && { en: richText(en) }) }) as unknown as Json; // rich text is JSON

export const picture = (motif: Motif, title: Both, alt: Both): Picture => ({ motif, title, alt });
export const headline = (de: string, en: string, level = 2): Written => ({ type: 'headline', fields: { content: both(de, en), headline_level: level } });
/** Running text, see markup.ts. */
export const text = (de: string, en: string): Written => ({ type: 'text', fields: { content: rich(both(de, en)) } });
/** The first words of a page, set large. */
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
export const section = (ground: 'plain' | 'quiet' | 'dark' | 'signal', layout: string, ...columns: readonly (readonly Written[])[]): Written => ({
  type: 'section',
  fields: { extra_class: ground },
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
/** What is on in the next days, from the programme. */
export const eventList = (filters: 'next_3_days' | 'weekend'): Written => ({ type: 'eventlist', fields: { filters } });

/** The document of a page, its pictures drawn: ids count through the page, so that the same day gives the same rows. */
export function documentOf(slug: string, blocks: readonly Written[], imageOf: (picture: Picture) => number): BlockDocument {
  let count = 0;
  const block = ({ type, fields, picture: of, children, layout, columns }: Written): Block => {
    count += 1;
    return {
      id: `${slug}-${count}`,
      type,
      fields: of ? { image: { id: imageOf(of), alt: of.alt }, ...fields } : fields,
      ...(children && { children: children.map(block) }),
      ...(columns && { layout: layout ?? '100', columns: columns.map((list) => list.map(block)) }),
    };
  };
  return { format: 1, layout: '100', columns: [blocks.map(block)] };
}

/** All pictures that blocks show. */
export const picturesIn = (blocks: readonly Written[]): Picture[] =>
  blocks.flatMap(({ picture: of, children = [], columns = [] }) => [...(of ? [of] : []), ...picturesIn(children), ...columns.flatMap(picturesIn)]);
