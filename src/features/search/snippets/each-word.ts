/** Of each word of a text of which the first letter may be one; until `visit` answers false. Whole texts are read: nothing is made of words that do not begin so. */
export function eachWord(text: string, mayBegin: (code: number) => boolean, visit: (word: string, index: number) => boolean): void {
  for (let at = 0; at < text.length; ) {
    const first = text.codePointAt(at) ?? 0;
    if (!isOfWord(first)) {
      at += widthOf(first);
      continue;
    }
    const begin = at;
    do at += widthOf(text.codePointAt(at) ?? 0);
    while (at < text.length && isOfWord(text.codePointAt(at) ?? 0));
    if (mayBegin(first) && !visit(text.slice(begin, at), begin)) return;
  }
}

const widthOf = (code: number): number => (code > 0xffff ? 2 : 1);

/** A letter, what stands on one, or a digit. */
function isOfWord(code: number): boolean {
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
  const isKnown = known.get(code);
  if (isKnown !== undefined) return isKnown;
  const isOne = /[\p{L}\p{M}\p{N}]/u.test(String.fromCodePoint(code));
  if (known.size < maxKnown) known.set(code, isOne);
  return isOne;
}

/** Texts have few signs beyond ASCII; somebody may type all that there are. */
const maxKnown = 2_000;
const known = new Map<number, boolean>();
