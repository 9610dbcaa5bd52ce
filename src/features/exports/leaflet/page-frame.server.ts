import { breakLines } from './break-lines.server.ts';
import { ink, quiet, type Sheet } from './sheet.server.ts';
import type { Style } from './typefaces.server.ts';

/** What stands on every page beside its columns: on the first the name of the venue and the title, at the foot the number. */
export function drawFrame(sheet: Sheet, page: number, pages: number): void {
  if (page === 0) drawTitle(sheet);
  else drawRunningHead(sheet);
  drawFoot(sheet, page, pages);
}

function drawTitle(sheet: Sheet): void {
  const { typefaces, leaflet } = sheet;
  const { margin, title, width } = sheet.paper;
  drawBrand(sheet);
  let size: number = title;
  const style = (): Style => ({ weight: 'medium', size });
  const text = typefaces.clean(leaflet.title.text);
  const both = () => typefaces.widthOf(`${text} ${leaflet.title.quiet}`, style());
  while (both() > width - 2 * margin && size > 12) size -= 1;
  const y = margin + 26 + title * 0.22 + (title - size);
  sheet.tag('H1', () => {
    const end = typefaces.set(text, margin, y, style(), ink);
    typefaces.set(leaflet.title.quiet, end + size * 0.24, y, style(), quiet);
  });
}

function drawBrand(sheet: Sheet): void {
  const { doc, typefaces, leaflet } = sheet;
  const { margin, width } = sheet.paper;
  const { logo, venue } = leaflet;
  if (logo) {
    const height = Math.min(22, (logo.height / logo.width) * 120);
    sheet.tag('Figure', () => doc.image(Buffer.from(logo.bytes), margin, margin - 4, { height }), { alt: venue.name });
  } else {
    const style: Style = { weight: 'bold', size: 15 };
    const name = venue.name.slice(0, venue.name.length - venue.accent.length);
    sheet.tag('P', () => {
      const end = typefaces.set(typefaces.clean(name), margin, margin - 3, style, ink);
      typefaces.set(typefaces.clean(venue.accent), end, margin - 3, style, leaflet.accent);
    });
  }
  const words = typefaces.clean(leaflet.draft || venue.claim);
  if (words === '') return;
  const style: Style = { weight: leaflet.draft ? 'bold' : 'regular', size: 8.4 };
  const left = margin + 90;
  const lines = breakLines(words, width - margin - left, leaflet.language, (one) => typefaces.widthOf(one, style)).slice(0, 2);
  sheet.tag('P', () =>
    lines.forEach((line, at) => {
      typefaces.set(
        line,
        width - margin - typefaces.widthOf(line, style),
        margin + (lines.length === 1 ? 3 : -2 + at * 10),
        style,
        leaflet.draft ? leaflet.accent : quiet,
      );
    }),
  );
}

function drawRunningHead(sheet: Sheet): void {
  const { typefaces, leaflet } = sheet;
  const { margin, width } = sheet.paper;
  const style: Style = { weight: 'medium', size: 8.4 };
  sheet.artifact(() => {
    const end = typefaces.set(typefaces.clean(leaflet.title.text), margin, margin - 4, style, ink);
    typefaces.set(leaflet.title.quiet, end + 3, margin - 4, style, quiet);
    const [draft = ''] = leaflet.paper === 'din_lang' ? leaflet.draft.split(':') : [leaflet.draft]; // the first word has room there
    const right = typefaces.clean(draft || leaflet.venue.name);
    typefaces.set(right, width - margin - typefaces.widthOf(right, style), margin - 4, style, leaflet.draft ? leaflet.accent : quiet);
  });
}

function drawFoot(sheet: Sheet, page: number, pages: number): void {
  const { typefaces, leaflet } = sheet;
  const { margin, width, height } = sheet.paper;
  const style: Style = { weight: 'regular', size: 7.4, tabular: true };
  const y = height - margin - 2;
  sheet.artifact(() => {
    typefaces.set(typefaces.clean(leaflet.venue.site), margin, y, style, quiet);
    const number = `${page + 1} / ${pages}`;
    if (pages > 1) typefaces.set(number, width - margin - typefaces.widthOf(number, style), y, style, quiet);
  });
}
