import type { PressOverviewLine, PressPicture } from './contract.ts';

/** What is missing of what a production has for the press; of pictures how many lack it. */
export type PressGap = { readonly gap: 'text_de' | 'text_en' | 'pictures' | 'credit' | 'caption_de' | 'caption_en' | 'right_ended'; readonly n: number };

/** None of a production that has nothing for the press: nothing was begun. */
export function gapsOf({ state, text, pictures }: PressOverviewLine): PressGap[] {
  if (state === 'none') return [];
  const count = (lacks: (picture: PressPicture) => boolean) => pictures.filter(lacks).length;
  const gaps: PressGap[] = [
    { gap: 'text_de', n: text.includes('de') ? 0 : 1 },
    { gap: 'text_en', n: text.includes('en') ? 0 : 1 },
    { gap: 'pictures', n: pictures.length === 0 ? 1 : 0 },
    { gap: 'credit', n: count(({ credit, copyright }) => !credit && !copyright) },
    { gap: 'caption_de', n: count(({ caption }) => !caption.de) },
    { gap: 'caption_en', n: count(({ caption }) => !caption.en) },
    { gap: 'right_ended', n: count((picture) => picture.state === 'right_ended') },
  ];
  return gaps.filter(({ n }) => n > 0);
}
