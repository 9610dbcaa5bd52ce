import type { MenuItem } from '#features/navigation/index.ts';

/** em of the menu's text that the header has for it at 85.375em, where it begins: beside opening hours in two lines. */
const room = 34.5;
const gap = 0.89;
const chevron = 1.35;
/** What the word for the rest takes, in either language. */
const more = 2.5 + chevron + gap;

/** Counted by letters, so that the server knows it and no script is needed. */
export function foldMenu(items: readonly MenuItem[]): { shown: readonly MenuItem[]; folded: readonly MenuItem[] } {
  const widths = items.map(({ menu_name, children }) => widthOf(menu_name) + (children.length > 0 ? chevron : 0) + gap);
  const ends = widths.map((_, index) => widths.slice(0, index + 1).reduce((sum, width) => sum + width, -gap));
  if ((ends.at(-1) ?? 0) <= room) return { shown: items, folded: [] };
  const count = ends.filter((end) => end + more <= room).length;
  return { shown: items.slice(0, count), folded: items.slice(count) };
}

/** em of a word in the menu's weight, measured of Instrument Sans and rather too much than too little. */
const widthOf = (name: string): number => [...name].reduce((sum, letter) => sum + letterWidth(letter), 0);

function letterWidth(letter: string): number {
  if (/[iljtfrI .,'’:|-]/.test(letter)) return 0.32;
  if (/[csvxyz]/.test(letter)) return 0.52;
  if (/[mwMW—]/.test(letter)) return 0.86;
  return /\p{Lu}|\p{N}/u.test(letter) ? 0.66 : /\p{Script=Latin}/u.test(letter) ? 0.55 : 1;
}
