export type LegacyEncoding = 'windows-1252' | 'macintosh';

export const encodingNames: Record<LegacyEncoding, string> = { 'windows-1252': 'Windows-1252', macintosh: 'Mac Roman' };

// Umlauts, sharp s and letters with accents: where Mac Roman has them, Windows has signs or letters of few words, and the other way round.
const onMac = new Set([0x8a, 0x9a, 0x9f, 0xa7, 0x8e, 0x8f, 0x88, 0x90, 0x80, 0x85, 0x86]);
const onWindows = new Set([0xe4, 0xf6, 0xfc, 0xdf, 0xe9, 0xe8, 0xe0, 0xea, 0xc4, 0xd6, 0xdc, 0xf1, 0xe7]);

/** In which of the encodings of before UTF-8 such bytes are: in whose letters they have more of, beside letters. */
export function legacyEncodingOf(bytes: Buffer): LegacyEncoding {
  let [mac, windows] = [0, 0];
  bytes.forEach((byte, at) => {
    if (byte < 0x80 || !(isLetter(bytes[at - 1]) || isLetter(bytes[at + 1]))) return;
    if (onMac.has(byte) && isLetter(bytes[at + 1] ?? 0x20)) mac += 1;
    if (onWindows.has(byte)) windows += 1;
  });
  return mac > windows ? 'macintosh' : 'windows-1252';
}

const isLetter = (byte = 0): boolean => (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);

/** The text of bytes that are not UTF-8, and what they were taken for. */
export function legacyText(bytes: Buffer): { text: string; encoding: LegacyEncoding } {
  const encoding = legacyEncodingOf(bytes);
  return { text: new TextDecoder(encoding).decode(bytes), encoding };
}
