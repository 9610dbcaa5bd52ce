import { blockElements, droppedElements, unwrapRedirect } from './html-elements.ts';
import { marksOf, styleOf, wordListOf } from './html-styles.ts';
import { normaliseRichText } from './normalise.ts';
import type { ListItem, Mark, RichText, Text, TextBlock } from './rich-text.ts';
import { groupWordLists, type WordParagraph } from './word-lists.ts';

export type ReadOptions = {
  /** What line breaks in the text between elements mean: nothing (the default), a new line and after a blank line a new paragraph (WordPress), or a new paragraph (fields of TYPO3). */
  readonly newlines?: 'collapse' | 'blank-lines' | 'lines';
  /** Turns addresses of another system into ours, such as `t3://page?uid=12`; null for none. */
  readonly resolveLink?: (href: string) => string | null;
};

type Attribute = (name: string) => string | null | undefined;
type Open = { readonly name: string; readonly marks: readonly Mark[]; readonly isDropped: boolean; readonly isMarker: boolean };
/** `goesOn`: with the numbers of the list before it. */
type List = { kind: 'list'; type: 'bulletList' | 'orderedList'; goesOn: boolean; items: ListItem[]; content: TextBlock[] };
type TableRow = { readonly holder: Item; readonly cells: number[] };
/** `isImplied`: no `<li>` has opened it, so the next one ends it. */
type Item = { kind: 'item'; content: WordParagraph[]; isImplied?: true };

/** Its own stack, so no depth is too deep; headings, quotations and cells become paragraphs, hidden things are dropped. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a parser: its functions share one stack
export function createHtmlReader({ newlines = 'collapse', resolveLink = (href) => href }: ReadOptions = {}) {
  const opened: Open[] = [];
  const root: Item = { kind: 'item', content: [] };
  const holders: (List | Item)[] = [root];
  let line: Text[] = [];
  let word: { level: number; marker: string } | null = null;
  /** Another cell than that of the words before them in the line. */
  let isNewCell = false;
  /** What holds their paragraphs, and where the cells begin among these. */
  const rows: TableRow[] = [];
  // How many of the open elements are dropped, are a list's own signs, or hold text as HTML has it.
  let [dropped, markers, paragraphs] = [0, 0, 0];

  const item = (): Item => {
    const last = holders.at(-1);
    if (last?.kind === 'list') {
      const made: Item = { kind: 'item', content: [], isImplied: true };
      holders.push(made);
      return made;
    }
    return last ?? root;
  };

  function endParagraph() {
    const texts = trimmed(line);
    line = [];
    isNewCell = false;
    if (texts.length > 0) item().content.push({ type: 'paragraph', content: texts, ...(word && { word }) });
    word = null;
  }

  function openList(type: List['type'], goesOn: boolean) {
    const last = holders.at(-1);
    // A list straight in a list (Google Docs) belongs to the entry before it.
    if (last?.kind === 'list') holders.push({ kind: 'item', content: [...(last.items.pop()?.content ?? [])], isImplied: true });
    holders.push({ kind: 'list', type, goesOn, items: [], content: [] });
  }

  function closeHolder() {
    endParagraph();
    const closed = holders.pop();
    if (closed?.kind === 'item') {
      const list = holders.at(-1);
      const content = groupWordLists(closed.content);
      if (list?.kind === 'list' && content.length > 0) list.items.push({ type: 'listItem', content });
    } else if (closed && closed.items.length > 0) endList(closed);
  }

  /** Word in a browser makes a list of each entry, so a list of its kind that follows continues it. */
  function endList({ type, goesOn, items }: List) {
    const { content } = item();
    const before = content.at(-1);
    const isSame = before?.type === type && (type === 'bulletList' || goesOn);
    if (isSame) content.splice(-1, 1, { type, content: [...before.content, ...items] });
    else content.push({ type, content: items });
  }

  /** A row whose cells hold a paragraph each becomes one line with its cells apart. */
  function closeRow() {
    endParagraph();
    const row = rows.pop();
    if (!row || row.cells.length < 2 || row.holder !== item()) return;
    const { content } = row.holder;
    const cells = row.cells.map((from, index) => content.slice(from, row.cells[index + 1] ?? content.length)).filter(({ length }) => length > 0);
    const lines = cells.map(([only, ...others]) => (only?.type === 'paragraph' && !('word' in only) && others.length === 0 ? (only.content ?? []) : null));
    if (lines.length < 2 || lines.some((texts) => texts === null)) return;
    const whole = lines.flatMap((texts, index): Text[] => [...(index > 0 ? [{ type: 'text' as const, text: cellSeparator }] : []), ...(texts ?? [])]);
    content.splice(row.cells[0] ?? 0, content.length, { type: 'paragraph', content: whole });
  }

  function closeUntil(kind: 'list' | 'item') {
    while (holders.length > 1 && holders.at(-1)?.kind !== kind) closeHolder();
    if (holders.length > 1) closeHolder();
  }

  function open(rawName: string, attribute: Attribute) {
    const name = rawName.toLowerCase();
    const style = styleOf(attribute('style'));
    const isMarker = style.get('mso-list') === 'ignore';
    const isDropped = dropped > 0 || droppedElements.has(name) || style.get('display') === 'none' || style.get('mso-hide') === 'all';
    if (isDropped) dropped += 1;
    if (isMarker) markers += 1;
    if (isParagraph(name)) paragraphs += 1;
    const href = name === 'a' && !isDropped ? linkOf(attribute) : null;
    opened.push({ name, isDropped, isMarker, marks: marksOf(name, style, opened.at(-1)?.marks ?? [], href) });
    if (isDropped) return;
    if (name === 'br') newLine();
    else if (name === 'ul' || name === 'ol' || name === 'menu') {
      endParagraph();
      openList(name === 'ol' ? 'orderedList' : 'bulletList', Number(attribute('start') ?? 1) > 1);
    } else if (name === 'li') {
      endParagraph();
      for (let last = holders.at(-1); last?.kind === 'item' && last.isImplied; last = holders.at(-1)) closeHolder();
      if (holders.at(-1)?.kind !== 'list') openList('bulletList', false);
      holders.push({ kind: 'item', content: [] });
    } else if (name === 'td' || name === 'th') openCell();
    else if (blockElements.has(name)) {
      endParagraph();
      word = wordListOf(style);
      if (name === 'tr') rows.push({ holder: item(), cells: [] });
    }
  }

  function openCell() {
    const row = rows.at(-1);
    if (!row) isNewCell = line.length > 0;
    else {
      endParagraph();
      row.cells.push(row.holder.content.length);
    }
  }

  function linkOf(attribute: Attribute): Mark | null {
    const href = resolveLink(withoutBlanks(unwrapRedirect(attribute('href') ?? '')));
    return href ? { type: 'link', attrs: { href, ...(attribute('target') === '_blank' && { target: '_blank' as const }) } } : null;
  }

  function newLine() {
    const last = line.at(-1);
    if (last?.text.endsWith('\n')) endParagraph();
    else if (last) line.push({ type: 'text', text: '\n' });
  }

  function text(raw: string) {
    if (dropped > 0) return;
    const marks = opened.at(-1)?.marks ?? [];
    if (markers > 0) {
      if (word) word.marker += raw;
      return;
    }
    if (newlines === 'collapse' || paragraphs > 0) return words(raw, marks);
    const parts = raw.replace(/\r\n?/g, '\n').split(newlines === 'lines' ? /\n+/ : /\n[ \t]*\n\s*/);
    for (const [index, paragraph] of parts.entries()) {
      if (index > 0) endParagraph();
      for (const [number, single] of paragraph.split('\n').entries()) {
        if (number > 0) newLine();
        words(single, marks);
      }
    }
  }

  /** White space is one space, none at the beginning of a line. A space that does not break stays between words alone. */
  function words(raw: string, marks: readonly Mark[]) {
    let next = raw.replace(/[\u200B\uFEFF]/g, '').replace(/[ \t\r\n\f\u00A0]{2,}|[\t\r\n\f]/g, ' ');
    if (isNewCell) {
      if (next.trim() === '') return;
      line = [...trimmed(line), { type: 'text', text: cellSeparator }];
      isNewCell = false;
    }
    if (line.length === 0 || /[\s\u00A0]$/.test(line.at(-1)?.text ?? '')) next = next.replace(/^[ \u00A0]+/, '');
    if (next) line.push({ type: 'text', text: next, ...(marks.length > 0 && { marks }) });
  }

  function close(rawName: string) {
    const name = rawName.toLowerCase();
    const index = opened.findLastIndex((element) => element.name === name);
    if (index < 0) return;
    for (const element of opened.splice(index).toReversed()) {
      if (element.isMarker) markers -= 1;
      if (isParagraph(element.name)) paragraphs -= 1;
      if (element.isDropped) dropped -= 1;
      else if (element.name === 'li') closeUntil('item');
      else if (['ul', 'ol', 'menu'].includes(element.name)) closeUntil('list');
      else if (element.name === 'tr') closeRow();
      else if (blockElements.has(element.name)) endParagraph();
    }
  }

  function end(): RichText {
    while (rows.length > 0) closeRow();
    while (holders.length > 1) closeHolder();
    endParagraph();
    return normaliseRichText({ type: 'doc', content: groupWordLists(root.content) });
  }

  return { open, text, close, end, depth: () => opened.length };
}

export type HtmlReader = ReturnType<typeof createHtmlReader>;

/** Between the cells of a table, which become one line. */
const cellSeparator = ' · ';

/** Blanks in the address of a page, as browsers read them. */
const withoutBlanks = (href: string): string => (/^(https?:|\/)/i.test(href.trim()) ? href.trim().replaceAll(' ', '%20') : href);

const isParagraph = (name: string): boolean => name === 'p' || name === 'li';

function trimmed(texts: readonly Text[]): Text[] {
  const kept = [...texts];
  for (let last = kept.pop(); last; last = kept.pop()) {
    const text = last.text.replace(/[\s\u00A0]+$/, '');
    if (text) return [...kept, { ...last, text }];
  }
  return [];
}
