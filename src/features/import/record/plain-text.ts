/** What texts of other systems become: without HTML, without control characters, composed. */

// Control characters, and those that turn the direction of the text around them.
const unprintable = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu;

export const plain = (value: string): string => line(withoutHtml(value));

function line(value: string): string {
  return value
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\s\u2028\u2029]+/g, ' ')
    .replace(unprintable, '')
    .trim();
}

/** Paragraphs separated by an empty line, as the database keeps descriptions. */
export function plainParagraphs(value: string): string {
  return withoutHtml(value)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .split(/\n[ \t]*\n\s*/)
    .map((paragraph) => paragraph.split('\n').map(line).filter(Boolean).join('\n'))
    .filter(Boolean)
    .join('\n\n');
}

const blocks = 'p|div|ul|ol|table|section|article|blockquote|h[1-6]|header|footer|figure';
const others = 'a|abbr|b|big|center|cite|code|em|font|i|img|li|q|s|small|span|strike|strong|sub|sup|tbody|td|th|thead|tr|u|o:p';
const blockTag = new RegExp(`\\s{0,99}</?(?:${blocks})\\b[^<>]*>\\s{0,99}`, 'gi');
const otherTag = new RegExp(`</?(?:${others})\\b[^<>]*>`, 'gi');

/** Tags that exist become paragraphs and lines, references characters; '3 < 5' and 'AT&T' stay. */
function withoutHtml(value: string): string {
  if (!/[<&]/.test(value)) return value;
  const text = withoutScripts(withoutComments(value))
    .replace(/\s{0,99}<br\b[^<>]*>\s{0,99}/gi, '\n')
    .replace(blockTag, '\n\n')
    .replace(/\s{0,99}<li\b[^<>]*>/gi, '\n')
    .replace(otherTag, '');
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hexadecimal, name) =>
    name === undefined ? character(decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal), whole) : (characters.get(name) ?? whole),
  );
}

function withoutComments(value: string): string {
  let result = '';
  let at = 0;
  for (;;) {
    const start = value.indexOf('<!--', at);
    const end = start < 0 ? -1 : value.indexOf('-->', start + 4);
    if (end < 0) return result + value.slice(at); // one that does not end is text
    result += value.slice(at, start);
    at = end + 3;
  }
}

/** Each place is looked at once, however many begin and do not end. */
function withoutScripts(value: string): string {
  const ends = { script: /<\/script\s{0,9}>/gi, style: /<\/style\s{0,9}>/gi };
  const endless = new Set<string>();
  let result = '';
  let at = 0;
  for (const { index, 0: tag, 1: name = '' } of value.matchAll(/<(script|style)\b[^<>]*>/gi)) {
    const kind = name.toLowerCase() === 'script' ? 'script' : 'style';
    if (index < at || endless.has(kind)) continue;
    ends[kind].lastIndex = index + tag.length;
    const end = ends[kind].exec(value);
    if (end === null) {
      endless.add(kind);
      continue;
    }
    result += value.slice(at, index);
    at = end.index + end[0].length;
  }
  return result + value.slice(at);
}

const character = (code: number, otherwise: string): string =>
  code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : otherwise;

/** The references that occur in texts of programmes. */
const characters = new Map(
  [
    'amp & lt < gt > quot " apos \' euro € copy © reg ® trade ™ deg ° middot · bull • hellip … sect § times × frac12 ½ sup2 ²',
    'ndash – mdash — lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ laquo « raquo » lsaquo ‹ rsaquo › iexcl ¡ iquest ¿',
    'auml ä ouml ö uuml ü Auml Ä Ouml Ö Uuml Ü szlig ß agrave à aacute á acirc â aring å aelig æ ccedil ç egrave è eacute é ecirc ê euml ë',
    'igrave ì iacute í icirc î iuml ï ntilde ñ ograve ò oacute ó ocirc ô oslash ø ugrave ù uacute ú ucirc û yacute ý Eacute É Agrave À Ccedil Ç Oslash Ø',
  ]
    .flatMap((line) => [...line.matchAll(/(\S+) (\S+)/g)].map(([, name = '', text = '']): [string, string] => [name, text]))
    .concat([
      ['nbsp', ' '],
      ['ensp', ' '],
      ['emsp', ' '],
      ['thinsp', ' '],
      ['shy', '\u00ad'],
    ]),
);
