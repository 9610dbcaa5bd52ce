/** A text in a dictionary of PDF, with the name that stands before it, and the numbers of objects that it refers to. */
export type PdfString = { key: string; at: number; length: number };
export type PdfReference = { key: string; id: string };

const token = /%[^\r\n]*|\/([^\s()<>[\]{}/%]*)|<<|<[0-9A-Fa-f\s]*>|\(|(\d+)\s+(\d+)\s+R\b/g;

/** Texts and references of one object, in the order in which they stand there. */
export function stringsOf(object: string): { strings: PdfString[]; references: PdfReference[] } {
  const strings: PdfString[] = [];
  const references: PdfReference[] = [];
  let key = '';
  token.lastIndex = 0;
  for (let match = token.exec(object); match; match = token.exec(object)) {
    const [found, name, number, generation] = match;
    if (name !== undefined) key = name.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
    else if (number !== undefined) references.push({ key, id: `${number} ${generation}` });
    else if (found === '(') {
      token.lastIndex = endOfLiteral(object, match.index);
      strings.push({ key, at: match.index, length: token.lastIndex - match.index });
    } else if (found.startsWith('<') && found !== '<<') strings.push({ key, at: match.index, length: found.length });
  }
  return { strings, references };
}

/** Behind the bracket that closes a text; brackets in pairs belong to it, and those behind a backslash. */
function endOfLiteral(object: string, begin: number): number {
  let depth = 0;
  for (let at = begin; at < object.length; at++) {
    const letter = object[at];
    if (letter === '\\') at++;
    else if (letter === '(') depth++;
    else if (letter === ')' && --depth === 0) return at + 1;
  }
  return object.length;
}
