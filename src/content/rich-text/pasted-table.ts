import { createHtmlReader, type ReadOptions } from './html-reader.ts';
import { styleOf } from './html-styles.ts';
import { plainText } from './plain-text.ts';
import { emptyRichText, type Mark, type RichText } from './rich-text.ts';

/** As many cells in each row, none of them spanning. */
export type PastedTable = {
  readonly rows: readonly (readonly RichText[])[];
  readonly caption: string;
  readonly hasHeaderRow: boolean;
  readonly hasHeaderColumn: boolean;
};

type Attribute = (name: string) => string | null | undefined;
type Cell = {
  readonly reader: ReturnType<typeof createHtmlReader>;
  readonly isHead: boolean;
  readonly across: number;
  readonly down: number;
  readonly depth: number;
};

/** Columns and rows that one cell may reach over; it can say a million. */
const maxAcross = 50;
/** What has more is read as text. */
const maxCells = 5_000;

/** From behind `<table>`: a cell over several rows is repeated in each, over several columns it stands in the first. */
export function createTableReader(options: ReadOptions = {}) {
  const rows: Cell[][] = [];
  let caption = '';
  let cell: Cell | null = null;
  let isCaption = false;
  let hidden = 0;
  let count = 0;
  const opened: { name: string; isHidden: boolean }[] = [];

  function open(rawName: string, attribute: Attribute) {
    const name = rawName.toLowerCase();
    const isHidden = styleOf(attribute('style')).get('display') === 'none';
    opened.push({ name, isHidden });
    if (isHidden) hidden += 1;
    if (hidden > 0 || cell) {
      if (hidden === 0) cell?.reader.open(name, attribute);
      return;
    }
    if (name === 'caption') isCaption = true;
    else if (name === 'tr') rows.push([]);
    else if (name === 'td' || name === 'th') {
      if (rows.length === 0) rows.push([]);
      count += 1;
      const isHead = name === 'th' || opened.some((outer) => outer.name === 'thead');
      cell = { reader: createHtmlReader(options), isHead, across: span(attribute('colspan')), down: span(attribute('rowspan')), depth: opened.length };
      if (count <= maxCells) rows.at(-1)?.push(cell);
    }
  }

  function text(raw: string) {
    if (hidden > 0) return;
    if (cell) cell.reader.text(raw);
    else if (isCaption) caption += raw;
  }

  function close(rawName: string) {
    const name = rawName.toLowerCase();
    const index = opened.findLastIndex((element) => element.name === name);
    if (index < 0) return;
    for (const element of opened.splice(index)) if (element.isHidden) hidden -= 1;
    if (cell && opened.length < cell.depth) cell = null;
    else if (cell && hidden === 0) cell.reader.close(name);
    if (name === 'caption') isCaption = false;
  }

  /** Null with fewer than two rows or columns, as of a layout, or too many cells. */
  function end(): PastedTable | null {
    return count > maxCells ? null : tableOf(rows, caption.replace(/\s+/g, ' ').trim());
  }

  return { open, text, close, end };
}

function span(attribute: string | null | undefined): number {
  const number = Number.parseInt(attribute ?? '', 10);
  return number >= 1 ? Math.min(number, maxAcross) : 1;
}

type PlacedCell = { readonly text: RichText; readonly isHead: boolean; readonly across: number };
const nothing: PlacedCell = { text: emptyRichText, isHead: false, across: 1 };

function tableOf(read: readonly (readonly Cell[])[], named: string): PastedTable | null {
  const placed = placeCells(read).filter((row) => row.some(({ text }) => !isEmpty(text)));
  const width = Math.max(0, ...placed.map((row) => row.findLastIndex(({ text }) => !isEmpty(text)) + 1));
  // A title that reaches over all columns is what the table is called.
  const [first] = placed;
  const isTitle = first !== undefined && width > 1 && first[0] !== undefined && first[0].across >= width && placed.length > 2;
  const caption =
    named ||
    (isTitle
      ? plainText(first[0]?.text ?? emptyRichText)
          .replace(/\s+/g, ' ')
          .trim()
      : '');
  const body = isTitle && !named ? placed.slice(1) : placed;
  if (body.length < 2 || width < 2) return null;
  const cells = body.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? nothing));
  const hasHeaderRow = isHeading(cells[0] ?? []);
  const rest = hasHeaderRow ? cells.slice(1) : cells;
  const hasHeaderColumn = rest.every(([head, ...others]) => isMarked(head) && !others.every(isMarked));
  const rows = cells.map((row, index) =>
    row.map(({ text }, column) => ((hasHeaderRow && index === 0) || (hasHeaderColumn && column === 0) ? withoutBold(text) : text)),
  );
  return { rows, caption, hasHeaderRow, hasHeaderColumn };
}

function placeCells(read: readonly (readonly Cell[])[]): PlacedCell[][] {
  const rows: PlacedCell[][] = read.map(() => []);
  for (const [line, cells] of read.entries()) {
    const row = rows[line] ?? [];
    let column = 0;
    for (const { reader, isHead, across, down } of cells) {
      while (row[column]) column += 1;
      const first = { text: reader.end(), isHead, across };
      for (const below of rows.slice(line, line + down)) {
        for (let at = column; at < Math.min(column + across, maxAcross); at++) below[at] ??= at === column ? first : { ...nothing, isHead };
      }
      column += across;
    }
    for (let at = 0; at < row.length; at++) row[at] ??= nothing;
  }
  return rows;
}

const isEmpty = (text: RichText): boolean => plainText(text).trim() === '';

const isMarked = (cell: PlacedCell | undefined): boolean =>
  cell !== undefined && (cell.isHead || (!isEmpty(cell.text) && textsOf(cell.text).every(({ text, marks }) => text.trim() === '' || has(marks, 'bold'))));

/** A first row that is set apart, or has words alone: what stands below has the numbers. */
function isHeading(row: readonly PlacedCell[]): boolean {
  const filled = row.filter(({ text, isHead }) => isHead || !isEmpty(text));
  return filled.every(isMarked) || (filled.length >= row.length - 1 && filled.every(({ text }) => !/\d/.test(plainText(text))));
}

type Inline = { readonly text: string; readonly marks?: readonly Mark[] };
const has = (marks: readonly Mark[] | undefined, type: Mark['type']): boolean => marks?.some((mark) => mark.type === type) ?? false;

const textsOf = ({ content }: RichText): Inline[] =>
  content.flatMap((block): readonly Inline[] => (block.type === 'paragraph' ? (block.content ?? []) : [{ text: '–' }]));

const withoutBold = (text: RichText): RichText => ({
  ...text,
  content: text.content.map((block) =>
    block.type === 'paragraph' && block.content
      ? {
          ...block,
          content: block.content.map(({ marks, ...rest }) => {
            const otherMarks = marks?.filter(({ type }) => type !== 'bold') ?? [];
            return { ...rest, ...(otherMarks.length > 0 && { marks: otherMarks }) };
          }),
        }
      : block,
  ),
});
