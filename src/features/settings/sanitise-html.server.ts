import sanitizeHtml from 'sanitize-html';
import { withAsciiMailto } from '#i18n/email/email-address.ts';

const tags = ['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'small', 'a', 'span', 'div', 'address', 'img'];

/** What is dropped with all it holds; of any other tag that is not allowed the text stays. */
const dropped = ['script', 'style', 'template', 'head', 'title', 'textarea', 'option', 'select', 'xmp', 'noscript', 'noembed', 'noframes', 'plaintext'].concat([
  'iframe',
  'object',
  'embed',
  'svg',
  'math',
  'video',
  'audio',
]);

const options: sanitizeHtml.IOptions = {
  allowedTags: tags,
  nonTextTags: dropped,
  disallowedTagsMode: 'discard',
  allowedAttributes: { '*': ['lang'], a: ['href', 'title'], img: ['src', 'alt', 'width', 'height'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: [] }, // pictures come from our own origin
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  transformTags: { a: (tagName, { href, ...attribs }) => ({ tagName, attribs: href === undefined ? attribs : { href: withAsciiMailto(href), ...attribs } }) },
  nestingLimit: 20,
};

/** Error pages bring a heading of their own, and styles, which need classes: the only place where these mean anything. */
const styledOptions: sanitizeHtml.IOptions = {
  ...options,
  allowedTags: ['h1', ...tags],
  allowedAttributes: { ...options.allowedAttributes, '*': ['lang', 'class'] },
};

/** What an editor may build in a page: the same, with tables, quotations, disclosures and what else is text. */
const contentOptions: sanitizeHtml.IOptions = {
  ...options,
  allowedTags: tags.concat(
    ['h5', 'h6', 'dl', 'dt', 'dd', 'blockquote', 'q', 'cite', 'pre', 'code', 'kbd', 'sub', 'sup', 's', 'u', 'mark', 'abbr', 'time', 'figure', 'figcaption'],
    ['details', 'summary', 'section', 'table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ),
  allowedAttributes: {
    ...options.allowedAttributes,
    '*': ['lang', 'dir'],
    abbr: ['title'],
    details: ['open'],
    ol: ['start', 'reversed', 'type'],
    time: ['datetime'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    col: ['span'],
    colgroup: ['span'],
  },
};

/** Reduces HTML of an administrator to tags that no browser reads by other rules than the parser does; called before storing and before showing. */
export const sanitiseHtml = (html: string): string => sanitised(html, options, plain);

/** The same with first-level headings and classes: for error pages. */
export const sanitiseStyledHtml = (html: string): string => sanitised(html, styledOptions, styled);

/** The same with what an editor may build in a page (E §3 "HTML"). */
export const sanitiseContentHtml = (html: string): string => sanitised(html, contentOptions, content);

const plain = new Map<string, string>();
const styled = new Map<string, string>();
const content = new Map<string, string>();

/** The same few texts stand on every page, so they are sanitised once. */
function sanitised(html: string, rules: sanitizeHtml.IOptions, known: Map<string, string>): string {
  const result = known.get(html) ?? sanitizeHtml(html, rules);
  if (known.size >= maxKnown) known.clear();
  known.set(html, result);
  return result;
}

const maxKnown = 50;
