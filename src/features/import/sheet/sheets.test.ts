import { describe, expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { all, textSource } from '../build.ts';
import { problemLine } from '../command/report.ts';
import { limits } from '../limits.ts';
import { dateFormatOf } from '../record/serial-dates.ts';
import { read } from '../run.server.ts';
import { formatOf } from '../source/source.server.ts';
import { archive, odsOf, xlsxOf } from './build.server.ts';

async function readFile(bytes: Buffer, { name = 'spielplan.xlsx', sheet = null as string | null } = {}) {
  const source = textSource(bytes, { name, chunkBytes: 512 });
  const readings = await all(read({ source, format: formatOf(source), sheet }, () => {}));
  const records = readings.flatMap((reading) => ('record' in reading ? [reading.record] : []));
  const sentences = readings.flatMap((reading) => {
    const problems =
      'record' in reading ? (reading.notes ?? []) : ['note' in reading ? reading.note : 'problem' in reading ? reading.problem : reading.leftOut];
    return problems.map((problem) => problemLine('en', String(reading.line), problem));
  });
  return {
    sentences,
    dates: records.map(({ identifier, title, date_start, date_end }) => [identifier, title.de, date_start, ...(date_end ? [date_end] : [])]),
  };
}

const inline = (cell: string, text: string) => `<c r="${cell}" t="inlineStr"><is><t>${text}</t></is></c>`;
const header = (row: number) =>
  `<row r="${row}">${inline(`A${row}`, 'Kennung')}${inline(`B${row}`, 'Titel')}${inline(`C${row}`, 'Datum')}${inline(`D${row}`, 'Uhrzeit')}</row>`;

describe('.xlsx', () => {
  test('as a program writes it', async () => {
    const rows = [
      ['Kennung', 'Titel', 'Datum', 'Uhrzeit'].map((value) => ({ value })),
      [{ value: 'w-1' }, { value: 'Lied & Kai' }, { value: new Date(Date.UTC(2027, 10, 21)), format: 'dd.mm.yyyy' }, { value: '19.30' }],
    ];
    const bytes = await writeXlsxFile(rows).toBuffer();
    expect((await readFile(bytes)).dates).toEqual([['w-1', 'Lied & Kai', '2027-11-21T19:30']]);
  });

  test('dates and times are numbers with a format, formulas what they came to, texts shared or not', async () => {
    const sheet = `<sheetData>${header(1)}
      <row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2" t="s"><v>1</v></c><c r="C2" s="1"><f>TODAY()</f><v>46712</v></c><c r="D2" s="2"><v>0.8125</v></c></row>
      <row r="4">${inline('A4', 'x-2')}<c r="B4" t="str"><f>A4&amp;"!"</f><v>Zweite</v></c><c r="C4" s="3"><v>46713.8125</v></c></row>
      <row r="5"><c r="A5" s="4"><v>17</v></c>${inline('B5', 'Dritte')}<c r="C5"><v>46714</v></c><c r="D5" t="e"><v>#N/A</v></c></row></sheetData>`;
    const strings = ['<t>x-1</t>', '<r><t>Erste </t></r><r><t>Nacht</t></r><rPh sb="0" eb="1"><t>gesprochen</t></rPh>'];
    const { dates, sentences } = await readFile(xlsxOf({ sheets: { Programm: sheet }, strings }));
    expect(dates).toEqual([
      ['x-1', 'Erste Nacht', '2027-11-21T19:30'],
      ['x-2', 'Zweite', '2027-11-22T19:30'],
      ['17', 'Dritte', '2027-11-23'],
    ]);
    expect(sentences).toEqual(['5: read as the date 2027-11-23 (Datum)']);
  });

  test('days are counted from 1904 on where the workbook says so', async () => {
    const sheet = `<sheetData>${header(1)}<row r="2">${inline('A2', 'm-1')}${inline('B2', 'Mac')}<c r="C2" s="1"><v>45250</v></c></row>
      <row r="3">${inline('A3', 'm-2')}${inline('B3', 'Mac ohne Format')}<c r="C3"><v>45251</v></c></row></sheetData>`;
    expect((await readFile(xlsxOf({ sheets: { P: sheet }, isFrom1904: true }))).dates.map(([, , start]) => start)).toEqual(['2027-11-21', '2027-11-22']);
  });

  test('the first sheet with a programme is read and said, or the one that is named; captions and merged dates', async () => {
    const notes = `<sheetData><row r="1">${inline('A1', 'Notizen')}</row></sheetData>`;
    const old = `<sheetData>${header(1)}<row r="2">${inline('A2', 'o')}${inline('B2', 'Alt')}<c r="C2" s="1"><v>46000</v></c></row></sheetData>`;
    const season = `<sheetData><row r="1">${inline('A1', 'Spielzeit')}</row>${header(3)}
      <row r="4">${inline('A4', 'a')}${inline('B4', 'Matinee')}<c r="C4" s="1"><v>46712</v></c>${inline('D4', '11.00')}</row>
      <row r="5">${inline('A5', 'b')}${inline('B5', 'Abend')}<c r="C5" s="1"/>${inline('D5', '19.30')}</row></sheetData><mergeCells><mergeCell ref="A1:D1"/><mergeCell ref="C4:C5"/></mergeCells>`;
    const book = xlsxOf({ sheets: { Archiv: old, Notizen: notes, Saison: season }, hidden: 'Archiv' });
    const { dates, sentences } = await readFile(book);
    expect(dates.map(([, title, start]) => [title, start])).toEqual([
      ['Matinee', '2027-11-21T11:00'],
      ['Abend', '2027-11-21T19:30'],
    ]);
    expect(sentences).toEqual(['1: read from the sheet Saison (Archiv, Notizen)', '1: stands above the header and was passed over: Spielzeit']);
    expect((await readFile(book, { sheet: 'Archiv' })).dates).toHaveLength(1);
    await expect(readFile(book, { sheet: 'Tabelle1' })).rejects.toMatchObject({ reason: 'noSheet', detail: 'Archiv, Notizen, Saison' });
  });
});

test.each([
  [14, undefined, { hasDate: true, hasTime: false }],
  [20, undefined, { hasDate: false, hasTime: true }],
  [0, undefined, null],
  [164, '#,##0.00 "days";[Red]-0', null],
  [164, 'yyyy-mm-dd', { hasDate: true, hasTime: false }],
  [164, '[h]:mm', { hasDate: false, hasTime: true }],
  [164, '[$-F800]dddd, mmmm dd, yyyy', { hasDate: true, hasTime: false }],
])('the format %s %s', (id, code, format) => expect(dateFormatOf(id, code)).toEqual(format));

describe('.ods', () => {
  const cell = (text: string) => `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`;
  const head = `<table:table-row>${['Kennung', 'Titel', 'Datum', 'Uhrzeit'].map(cell).join('')}</table:table-row>`;

  test('days and times as they are stored, repeated and spanned cells, comments left out', async () => {
    const { dates } = await readFile(
      odsOf(`<table:table table:name="Programm">${head}
      <table:table-row>${cell('1')}<table:table-cell office:value-type="string"><office:annotation><text:p>intern</text:p></office:annotation><text:p>Lied<text:s text:c="2"/>&amp; Kai</text:p></table:table-cell>
        <table:table-cell table:number-rows-spanned="2" office:value-type="date" office:date-value="2027-11-21"><text:p>21.11.27</text:p></table:table-cell>
        <table:table-cell office:value-type="time" office:time-value="PT19H30M00S"><text:p>19:30</text:p></table:table-cell><table:table-cell table:number-columns-repeated="16380"/></table:table-row>
      <table:table-row>${cell('2')}${cell('Nacht')}<table:covered-table-cell/>${cell('22.00 Uhr')}</table:table-row>
      <table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>
      <table:table-row>${cell('3')}${cell('Ende')}<table:table-cell office:value-type="date" office:date-value="2027-11-22T19:30:00"/></table:table-row></table:table>`),
      { name: 'spielplan.ods' },
    );
    expect(dates).toEqual([
      ['1', 'Lied & Kai', '2027-11-21T19:30'],
      ['2', 'Nacht', '2027-11-21T22:00'],
      ['3', 'Ende', '2027-11-22T19:30'],
    ]);
  });
});

describe('what a few bytes make many cells of', () => {
  const cells = (row: number) => ['x-1', 'Lied', '2027-11-21', '19:30'].map((text, index) => inline(`${'ABCD'[index]}${row}`, text)).join('');
  const ods = (rows: string) =>
    odsOf(
      `<table:table table:name="P"><table:table-row>${['Kennung', 'Titel', 'Datum', 'Uhrzeit'].map((text) => `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`).join('')}</table:table-row>${rows}</table:table>`,
    );
  const odsCell = (text: string, repeated = 1) =>
    `<table:table-cell office:value-type="string" table:number-columns-repeated="${repeated}"><text:p>${text}</text:p></table:table-cell>`;
  const odsRow = ['x-1', 'Lied', '2027-11-21', '19:30'].map((text) => odsCell(text)).join('');

  test('beyond the columns that are read: left alone', async () => {
    const far = `<table:table-cell table:number-columns-repeated="100000"/>${odsCell('!')}`;
    const dates = [['x-1', 'Lied', '2027-11-21T19:30']];
    expect((await readFile(ods(`<table:table-row>${odsRow}${far}</table:table-row>`), { name: 'plan.ods' })).dates).toEqual(dates);
    const sheet = `<sheetData>${header(1)}<row r="2">${cells(2)}${inline('ZZZ2', '!')}</row></sheetData>`;
    expect((await readFile(xlsxOf({ sheets: { P: sheet } }))).dates).toEqual(dates);
  });

  const full = Math.ceil(limits.sheetCells / limits.columns / limits.list) + 1;
  const merges = (count: number, rows: number) => `<mergeCells>${`<mergeCell ref="A1:A${rows}"/>`.repeat(count)}</mergeCells>`;
  const long = (rows: number) => Array.from({ length: rows }, (_, index) => `<row r="${index + 2}"><c r="B${index + 2}"><v>1</v></c></row>`).join('');
  test.each([
    ['rows that are repeated', () => ods(`<table:table-row table:number-rows-repeated="500">${odsCell('!', 10_000_000)}</table:table-row>`.repeat(full))],
    ['merged cells over the same rows', () => xlsxOf({ sheets: { P: `<sheetData>${header(1)}${long(2_000)}</sheetData>${merges(1_100, 1_048_576)}` } })],
    ['merged cells', () => xlsxOf({ sheets: { P: `<sheetData>${header(1)}</sheetData>${merges(limits.sheetMerges + 1, 2)}` } })],
    [
      'a long text that cells share',
      () =>
        xlsxOf({
          sheets: { P: `<sheetData>${header(1)}${`<row><c t="s"><v>0</v></c></row>`.repeat(700)}</sheetData>` },
          strings: [`<t>${'x'.repeat(100_000)}</t>`],
        }),
    ],
  ])('%s: refused', async (_, bytes) => {
    const file = bytes();
    expect(file.length).toBeLessThan(50_000);
    await expect(readFile(file, { name: 'plan' })).rejects.toMatchObject({ reason: 'tooManyCells' });
  });
});

describe('what is refused', () => {
  test.each([
    ['a bomb', () => xlsxOf({ sheets: { P: `<sheetData>${' '.repeat(limits.sheetBytes)}</sheetData>` } }), 'sheetTooLarge'],
    ['too many files', () => archive(Object.fromEntries(Array.from({ length: limits.sheetParts + 2 }, (_, index) => [`f${index}`, '']))), 'sheetTooLarge'],
    ['an archive of something else', () => archive({ 'word/document.xml': '<w/>' }), 'badSheet'],
    ['one that is cut off', () => xlsxOf({ sheets: { P: `<sheetData>${header(1)}</sheetData>` } }).subarray(0, 500), 'badSheet'],
    ['one with a password', () => Buffer.from('d0cf11e0a1b11ae1000000000000', 'hex'), 'oldSheet'],
    ['a text that is called so', () => Buffer.from('Titel;Datum'), 'badSheet'],
    ['a sheet without a header', () => xlsxOf({ sheets: { P: `<sheetData><row r="1">${inline('A1', 'x')}</row></sheetData>` } }), 'noHeader'],
    [
      'a locked one of OpenDocument',
      () => archive({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': 'x', 'META-INF/manifest.xml': '<manifest:encryption-data/>' }),
      'oldSheet',
    ],
  ])('%s', async (_, bytes, reason) => {
    await expect(readFile(bytes())).rejects.toMatchObject({ reason });
  });
});
