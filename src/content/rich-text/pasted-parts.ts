import { droppedElements } from './html-elements.ts';
import { createHtmlReader, type ReadOptions } from './html-reader.ts';
import { styleOf } from './html-styles.ts';
import { createTableReader, type PastedTable } from './pasted-table.ts';
import { plainText } from './plain-text.ts';
import { type DomNode, parsePastedHtml, walkDom } from './read-dom.ts';
import type { RichText } from './rich-text.ts';

/** In its order; a picture is named by its source and never loaded. */
export type PastedPart =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'text'; readonly text: RichText }
  /** `text` is the same as running text, for whoever has no room for so many rows or columns. */
  | ({ readonly kind: 'table'; readonly text: RichText } & PastedTable)
  | { readonly kind: 'picture'; readonly source: string; readonly alt: string };

type Attribute = (name: string) => string | null | undefined;
type Opened = { readonly name: string; readonly attribute: Attribute; readonly isDropped: boolean; readonly isHeld: boolean };

/** Pictures of one clipboard that are kept; a page that was copied as a whole has hundreds of icons. */
const maxPictures = 30;
const maxAlternative = 300;
/** Elements within each other up to which text is parted: to go on within them costs the more the deeper they are. */
const maxDepth = 100;

/** Parts at headings, pictures and tables; within lists and tables a heading is text, and a picture comes behind. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a parser: its functions share one stack
export function createPastedPartsReader(options: ReadOptions = {}) {
  const parts: PastedPart[] = [];
  const opened: Opened[] = [];
  let reader = createHtmlReader(options);
  let heading: { level: number; depth: number } | null = null;
  let table: { reader: ReturnType<typeof createTableReader>; depth: number } | null = null;
  let waiting: PastedPart[] = [];
  let pictures = 0;

  function part() {
    const text = reader.end();
    reader = createHtmlReader(options);
    for (const { name, attribute } of opened) reader.open(name, attribute);
    return text;
  }

  function endText() {
    const text = part();
    if (text.content.length > 0) parts.push({ kind: 'text', text });
  }

  function endTable(tableReader: ReturnType<typeof createTableReader>) {
    table = null;
    const read = tableReader.end();
    const text = part();
    if (read) parts.push({ kind: 'table', text, ...read });
    else if (text.content.length > 0) parts.push({ kind: 'text', text });
  }

  const last = () => opened.at(-1);

  function open(rawName: string, attribute: Attribute) {
    const name = rawName.toLowerCase();
    const isDropped = (last()?.isDropped ?? false) || droppedElements.has(name) || styleOf(attribute('style')).get('display') === 'none';
    const isHeld = (last()?.isHeld ?? false) || ['li', 'table', 'td', 'th'].includes(name);
    const level = isDropped || isHeld || heading || opened.length > maxDepth ? null : levelOf(name, attribute('class') ?? '');
    if (level !== null) {
      endText();
      heading = { level, depth: opened.length };
    }
    if (table) table.reader.open(name, attribute);
    else if (name === 'table' && !isDropped && !heading && !last()?.isHeld && opened.length <= maxDepth) {
      endText();
      table = { reader: createTableReader(options), depth: opened.length };
    }
    if (name === 'img' && !isDropped && opened.length <= maxDepth) addPicture(attribute, isHeld || heading !== null);
    opened.push({ name, attribute, isDropped, isHeld });
    reader.open(name, attribute);
  }

  function addPicture(attribute: Attribute, isHeld: boolean) {
    const [source, alt] = [(attribute('src') ?? '').trim(), (attribute('alt') ?? '').replace(/\s+/g, ' ').trim().slice(0, maxAlternative)];
    // A sign that is drawn is a sign; what counts readers is no picture.
    if (/^\p{Extended_Pictographic}/u.test(alt)) return text(alt);
    const isTiny = ['width', 'height'].some((side) => Number.parseFloat(attribute(side) ?? '') <= 2);
    if (!source || isTiny || pictures >= maxPictures) return;
    pictures += 1;
    const picture: PastedPart = { kind: 'picture', source, alt };
    if (isHeld) {
      waiting.push(picture);
      return;
    }
    endText();
    parts.push(picture);
  }

  function close(rawName: string) {
    const name = rawName.toLowerCase();
    const index = opened.findLastIndex((element) => element.name === name);
    if (index < 0) return;
    reader.close(name);
    opened.splice(index);
    if (table && opened.length <= table.depth) endTable(table.reader);
    else table?.reader.close(name);
    if (heading && opened.length <= heading.depth) {
      const text = plainText(part()).replace(/\s+/g, ' ').trim();
      if (text) parts.push({ kind: 'heading', level: heading.level, text });
      heading = null;
    }
    if (waiting.length > 0 && !heading && !last()?.isHeld) {
      endText();
      parts.push(...waiting);
      waiting = [];
    }
  }

  function end(): PastedPart[] {
    while (opened.length > 0) close(last()?.name ?? '');
    endText();
    return [...parts, ...waiting];
  }

  function text(raw: string) {
    reader.text(raw);
    table?.reader.text(raw);
  }

  return { open, text, close, end };
}

function levelOf(name: string, classes: string): number | null {
  const [, level] = /^h([1-6])$/.exec(name) ?? [];
  return level ? Number(level) : /\bMsoTitle\b/.test(classes) ? 1 : null;
}

export function readPartsOfDom(root: DomNode, options?: ReadOptions): PastedPart[] {
  const reader = createPastedPartsReader(options);
  walkDom(root, reader);
  return reader.end();
}

export const readPastedParts = (html: string, options?: ReadOptions): PastedPart[] => readPartsOfDom(parsePastedHtml(html), options);
