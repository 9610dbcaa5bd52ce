/** A line of a table: quoted where it has to be; what a spreadsheet would take for a formula begins with a quotation mark. */
export const csvLine = (cells: readonly string[]): string =>
  cells.map((cell) => quote(/^[=+\-@\t\r]/.test(cell) && !/^-?\d+([.,]\d+)?$/.test(cell) ? `'${cell}` : cell)).join(';');

const quote = (cell: string): string => (/[";\n\r]/.test(cell) ? `"${cell.replace(/"/g, '""')}"` : cell);
