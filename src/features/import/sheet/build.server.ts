import { strToU8, type Zippable, zipSync } from 'fflate';

export const archive = (files: Record<string, string>): Buffer<ArrayBuffer> =>
  Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])) as Zippable));

type Made = { sheets: Record<string, string>; strings?: string[]; isFrom1904?: boolean; hidden?: string };

/** Rows as in its files; styles: 1 a day, 2 a time, 3 '[$-407]dd/mm/yyyy hh:mm', 4 '0.00'. */
export function xlsxOf({ sheets, strings = [], isFrom1904 = false, hidden = '' }: Made): Buffer<ArrayBuffer> {
  const names = Object.keys(sheets);
  return archive({
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': `<workbook xmlns:r="r"><workbookPr${isFrom1904 ? ' date1904="1"' : ''}/><sheets>${names
      .map((name, index) => `<sheet name="${name}"${name === hidden ? ' state="hidden"' : ''} sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names.map((_, index) => `<Relationship Id="rId${index + 1}" Target="worksheets/sheet${index + 1}.xml"/>`).join('')}</Relationships>`,
    'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[$-407]dd/mm/yyyy\\ hh:mm;@"/></numFmts><cellXfs>${[0, 14, 20, 164, 2]
      .map((id) => `<xf numFmtId="${id}"/>`)
      .join('')}</cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst>${strings.map((text) => `<si>${text}</si>`).join('')}</sst>`,
    ...Object.fromEntries(Object.values(sheets).map((rows, index) => [`xl/worksheets/sheet${index + 1}.xml`, `<worksheet>${rows}</worksheet>`])),
  });
}

export const odsOf = (sheets: string): Buffer<ArrayBuffer> =>
  archive({
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'content.xml': `<office:document-content><office:body><office:spreadsheet>${sheets}</office:spreadsheet></office:body></office:document-content>`,
  });
