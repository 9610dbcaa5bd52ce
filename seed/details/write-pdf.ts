/** Sizes in points. */
export type PdfLine = { readonly text: string; readonly size: number; readonly isBold?: boolean; readonly before?: number };

const [width, height, margin] = [420, 595, 42]; // A5

/** In Helvetica, a page for each list of lines, or more; letters that the encoding lacks lose their marks. */
export function writePdf(title: string, pages: readonly (readonly PdfLine[])[]): { bytes: Buffer; pages: number } {
  const contents = pages.flatMap(laidOut);
  const first = 5;
  const kids = contents.map((_, index) => `${first + 2 * index} 0 R`).join(' ');
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (de) /ViewerPreferences << /DisplayDocTitle true >> >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${contents.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    ...contents.flatMap((stream, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${first + 2 * index + 1} 0 R >>`,
      `<< /Length ${Buffer.byteLength(stream, 'latin1')} >>\nstream\n${stream}\nendstream`,
    ]),
    `<< /Title (${escaped(title)}) >>`,
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return { bytes: Buffer.from(text, 'latin1'), pages: contents.length };
}

function laidOut(lines: readonly PdfLine[]): string[] {
  const pages: string[][] = [[]];
  let y = height - margin;
  for (const { text, size, isBold = false, before = 0 } of lines) {
    for (const [index, words] of wrapped(text, size).entries()) {
      y -= size * 1.4 + (index === 0 ? before : 0);
      if (y < margin) {
        pages.push([]);
        y = height - margin - size * 1.4;
      }
      pages.at(-1)?.push(`BT /F${isBold ? 2 : 1} ${size} Tf ${margin} ${y.toFixed(1)} Td (${escaped(words)}) Tj ET`);
    }
  }
  return pages.map((page) => page.join('\n'));
}

function wrapped(text: string, size: number): string[] {
  const most = Math.floor((width - 2 * margin) / (size * 0.5));
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** What stands in Windows-1252 between 0x80 and 0x9f. */
const windows: Readonly<Record<string, number>> = {
  '€': 0x80,
  '‚': 0x82,
  '„': 0x84,
  '…': 0x85,
  Š: 0x8a,
  Ž: 0x8e,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '–': 0x96,
  '—': 0x97,
  š: 0x9a,
  ž: 0x9e,
};

const escaped = (text: string): string =>
  [...text.normalize('NFC')]
    .map((letter) => {
      const code = windows[letter] ?? letter.charCodeAt(0);
      if (code < 0x100) return /[()\\]/.test(letter) ? `\\${letter}` : String.fromCharCode(code);
      const plain = letter.normalize('NFD')[0] ?? '';
      return plain.charCodeAt(0) < 0x100 ? plain : ({ ł: 'l', Ł: 'L', ı: 'i' }[letter] ?? '?');
    })
    .join('');
