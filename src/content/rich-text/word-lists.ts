import type { ListItem, Paragraph, TextBlock, TextList } from './rich-text.ts';

/** A block that may come from Word, where an entry of a list is a paragraph with a level and the sign before it. */
export type WordParagraph = TextBlock | (Paragraph & { readonly word: { readonly level: number; readonly marker: string } });

/** Deeper levels go into the entry before them. */
export function groupWordLists(blocks: readonly WordParagraph[]): TextBlock[] {
  const grouped: TextBlock[] = [];
  let open: { level: number; list: { type: TextList['type']; content: { type: 'listItem'; content: TextBlock[] }[] } }[] = [];
  for (const block of blocks) {
    if (!('word' in block)) {
      open = [];
      grouped.push(block);
      continue;
    }
    const { word, ...paragraph } = block;
    const type = isNumbered(word.marker) ? 'orderedList' : 'bulletList';
    open = open.filter(({ level }) => level <= word.level);
    const last = open.at(-1);
    const isSame = last?.level === word.level && (last.list.type === type || open.length > 1);
    if (!isSame) {
      if (last?.level === word.level) open.pop();
      const list = { type, content: [] } as (typeof open)[number]['list'];
      (open.at(-1)?.list.content.at(-1)?.content ?? grouped).push(list as { type: TextList['type']; content: ListItem[] });
      open.push({ level: word.level, list });
    }
    open.at(-1)?.list.content.push({ type: 'listItem', content: [paragraph] });
  }
  return grouped;
}

/** '1.', 'a)', 'iv.'; what is no number is a bullet. */
const isNumbered = (marker: string): boolean => /^[\s\u00A0]*\(?(\d{1,3}|[a-z]|[ivxlc]{1,6})[.)]/i.test(marker);
