import PDFDocument from 'pdfkit';
import { Blocks } from './blocks.server.ts';
import { flow, type PlacedBlock } from './flow.ts';
import { type Leaflet, papers } from './leaflet.ts';
import { drawFrame } from './page-frame.server.ts';
import { Sheet } from './sheet.server.ts';

/** A leaflet as it is sent back; `missing`: signs that its typeface does not have; `transliterated`: words that it sets in Latin letters instead. */
export type SetLeaflet = { bytes: Uint8Array<ArrayBuffer>; pages: number; missing: string[]; transliterated: string[] };

/** Filled to less than this share, a last page is spared if the type need not be made smaller than the last of these. */
const spared = 0.4;
const smaller = [0.98, 0.96, 0.94, 0.92] as const;

/** Sets a leaflet as a tagged PDF; throws a RangeError where it would have more pages than `maxPages`. */
export async function drawLeaflet(leaflet: Leaflet, maxPages: number): Promise<SetLeaflet> {
  const paper = papers[leaflet.paper];
  const doc = new PDFDocument({
    size: [paper.width, paper.height],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: leaflet.language,
    displayTitle: true,
    // What is not named is looked for beside pdfkit, and read from the disk for nothing.
    font: null as unknown as string, // its types know no document without a first font
    info: { Title: leaflet.documentTitle, Author: leaflet.venue.name, Creator: 'Foyer', Producer: 'Foyer' },
  });
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  const sheet = new Sheet(doc, leaflet);
  const pages = setInColumns(sheet);
  if (pages.length > maxPages) throw new RangeError(`A leaflet of ${pages.length} pages.`);
  const { margin, gutter } = paper;
  for (const [page, placed] of pages.entries()) {
    doc.addPage();
    drawFrame(sheet, page, pages.length);
    for (const { block, column, y } of placed) block.draw(margin + column * (sheet.columnWidth + gutter), y);
  }
  sheet.end();
  await ended;
  const { missing, transliterated } = sheet.typefaces;
  return { bytes: new Uint8Array(Buffer.concat(chunks)), pages: pages.length, missing: [...missing], transliterated: [...transliterated] };
}

/** A last page that would stay all but empty is spared by type that is a little smaller, where that suffices. */
function setInColumns(sheet: Sheet): PlacedBlock[][] {
  const { height, margin, title, columns } = sheet.paper;
  const columnOf = (page: number) => {
    const top = page === 0 ? margin + 34 + title * 1.5 : margin + 24;
    return { top, height: height - margin - 18 - top };
  };
  const set = (scale: number) => flow(new Blocks(sheet, scale).units(), columnOf, columns);
  const pages = set(1);
  const used = (pages.at(-1) ?? []).reduce((sum, { block }) => sum + block.height, 0) / (columns * columnOf(pages.length - 1).height);
  if (pages.length < 2 || used > spared) return pages;
  for (const scale of smaller) {
    const tried = set(scale);
    if (tried.length < pages.length) return tried;
  }
  return pages;
}
