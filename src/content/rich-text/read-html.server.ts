import { Parser } from 'htmlparser2';
import { createHtmlReader, type ReadOptions } from './html-reader.ts';
import type { RichText } from './rich-text.ts';

/** Of WordPress, TYPO3 and feeds; never throws. */
export function readHtml(html: string, options?: ReadOptions): RichText {
  const reader = createHtmlReader(options);
  const parser = new Parser(
    {
      onopentag: (name, attributes) => reader.open(name, (attribute) => (Object.hasOwn(attributes, attribute) ? attributes[attribute] : null)),
      ontext: (text) => reader.text(text),
      onclosetag: (name) => reader.close(name),
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  for (let from = 0; from < Math.min(html.length, maxHtmlRead) && reader.depth() < maxDepth; from += pieceLength)
    parser.write(html.slice(from, from + pieceLength));
  parser.end();
  return reader.end();
}

/** The body of a post as WordPress stores it: comments of its editor and short codes go, blank lines part paragraphs. */
export const readWordPress = (html: string, options?: Omit<ReadOptions, 'newlines'>): RichText =>
  readHtml(
    html
      .slice(0, maxHtmlRead)
      .replace(/\[caption\b[^\]]*\][^[]*\[\/caption\]/g, '')
      .replace(/\[\/?[a-z][a-z_-]{2,30}(\s[^\]\n]*)?\]/g, shortCode),
    { ...options, newlines: 'blank-lines' },
  );

/** The field of an editor of TYPO3 (bodytext): a line outside of paragraphs is one. */
export const readTypo3 = (html: string, options?: Omit<ReadOptions, 'newlines'>): RichText => readHtml(html, { ...options, newlines: 'lines' });

/** Short codes of WordPress itself and of the usual builders; other words in brackets are text. */
const shortCode = (whole: string): string => (/^\[\/?(gallery|audio|video|embed|playlist|caption|vc_|et_pb_|contact-form|shortcode)/.test(whole) ? '' : whole);

const maxHtmlRead = 5_000_000;
/** What is deeper is no document, and the parser takes the longer for each element the more are open. */
const maxDepth = 1_000;
const pieceLength = 16_384;
