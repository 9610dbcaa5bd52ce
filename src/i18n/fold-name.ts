const spelled: Record<string, string> = { ß: 'ss', æ: 'ae', ø: 'o', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th' };
const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'a' };
const longest = 300;

/** Without case, accents, punctuation and spacing, umlauts with e; letters of every script stay, and long names with different ends differ. */
export function foldName(name: string): string {
  const folded = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüå]/g, (letter) => umlauts[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæøœłđðþ]/g, (letter) => spelled[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (folded === '') return name.trim();
  return folded.length <= longest ? folded : `${folded.slice(0, longest)} ${checksum(folded)}`;
}

/** Tells long names apart that begin alike; nothing depends on nobody being able to forge it. */
function checksum(text: string): string {
  let hash = 0n;
  for (const character of text) hash = (hash * 1_099_511_628_211n + BigInt(character.codePointAt(0) ?? 0)) & 0xffff_ffff_ffff_ffffn;
  return hash.toString(36);
}
