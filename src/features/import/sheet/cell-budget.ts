import { limits } from '../limits.ts';

export class TooManyCells extends Error {}

/** A few bytes of a packed file can make any number of cells; throws `TooManyCells`. */
export class CellBudget {
  private cells = 0;
  private characters = 0;
  private merges = 0;

  row(cells: readonly string[]): void {
    this.cells += cells.length;
    for (const text of cells) this.characters += text.length;
    this.check();
  }

  /** A cell that a merged one is filled into, or that was looked at for that. */
  cell(text: string): void {
    this.cells += 1;
    this.characters += text.length;
    this.check();
  }

  merge(): void {
    this.merges += 1;
    this.check();
  }

  private check(): void {
    if (this.cells > limits.sheetCells || this.characters > limits.sheetBytes || this.merges > limits.sheetMerges) throw new TooManyCells();
  }
}
