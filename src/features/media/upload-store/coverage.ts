/** A stretch of a file that is stored by itself. */
export type Part = { key: string; offset: number; size: number };

/** From where on within a part it is read, and how much of it. */
export type Slice = { key: string; first: number; size: number };

/**
 * The slices that make up the file from its beginning, without a gap; what several parts have counts once. Parts of one upload
 * are parts of one file, so that each may be read for any other.
 */
export function slicesOf(parts: readonly Part[]): Slice[] {
  const slices: Slice[] = [];
  for (let position = 0; ; ) {
    const reaching = parts.filter(({ offset, size }) => offset <= position && offset + size > position);
    const longest = reaching.sort((a, b) => b.offset + b.size - (a.offset + a.size))[0];
    if (!longest) return slices;
    const first = position - longest.offset;
    slices.push({ key: longest.key, first, size: longest.size - first });
    position = longest.offset + longest.size;
  }
}

/** How many bytes have come from the beginning on. */
export const coveredBytes = (parts: readonly Part[]): number => slicesOf(parts).reduce((sum, { size }) => sum + size, 0);
