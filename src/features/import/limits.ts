import { firstYear, lastYear } from '#i18n/berlin-time.ts';

/** Beyond these a record is refused and named; the rest of the file goes on. */
export const limits = {
  /** One event as it stands in the file, in bytes: what is longer is passed over without being held. */
  recordBytes: 2_000_000,
  /** Brackets within brackets in one JSON event. */
  depth: 100,
  source: 80,
  identifier: 400,
  name: 200,
  partner: 120,
  title: 500,
  address: 400,
  description: 50_000,
  url: 2_000,
  /** Performers, works, tags … of one event. */
  list: 500,
  leftOut: 50,
  firstYear,
  lastYear,
  /** Nodes of one JSON-LD file that others may refer to. */
  references: 10_000,
  /** Occurrences of one repeating iCalendar event. */
  occurrences: 1_000,
  /** Days that the search for one of them may look at in vain: some rules never come to pass. */
  ruleSteps: 100_000,
  timeZones: 200,
  /** Lines of one CSV record: an unclosed quote ends there at the latest. */
  csvLines: 500,
  /** Rows above the header of a table. */
  captionRows: 20,
  /** What of a spreadsheet is unpacked, in bytes; a season of a venue has a hundredth of it. */
  sheetBytes: 64_000_000,
  /** Columns of a spreadsheet that are read: what stands beyond is no programme. */
  columns: 500,
  /** Cells of a spreadsheet, those that repeated rows and merged cells are filled into among them. */
  sheetCells: 2_000_000,
  sheetMerges: 20_000,
  sheetParts: 5_000,
  /** Events written in one transaction. */
  batch: 200,
  /** Rows of one table remembered between batches. */
  remembered: 50_000,
} as const;
