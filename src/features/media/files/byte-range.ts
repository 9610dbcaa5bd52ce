export type ByteRange = { first: number; last: number };

/** Both ends included; 'all' without a range or with one that need not be understood, 'none' where there is no such part (RFC 9110, 14.2). */
export function byteRangeOf(header: string | undefined, size: number): ByteRange | 'all' | 'none' {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return 'all';
  if (from === '') return Number(to) === 0 || size === 0 ? 'none' : { first: Math.max(0, size - Number(to)), last: size - 1 };
  const [first, last] = [Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1)];
  if (to !== '' && Number(to) < first) return 'all';
  return first >= size ? 'none' : { first, last };
}
