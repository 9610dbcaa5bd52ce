import { parseHtml } from '#ui/trusted-html/trusted-html.ts';
import { createHtmlReader, type ReadOptions } from './html-reader.ts';
import type { RichText } from './rich-text.ts';

export type DomNode = {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly nodeValue: string | null;
  readonly firstChild: DomNode | null;
  readonly nextSibling: DomNode | null;
  readonly parentNode: DomNode | null;
  getAttribute?(name: string): string | null;
};

/** Nothing of it is ever put into the page. */
export const readPastedHtml = (html: string, options?: ReadOptions): RichText => readDom(parsePastedHtml(html), options);

/** Style sheets of a clipboard are read as what is dropped as well: those of a document that is only parsed are reported as a breach of the page's content policy. */
export const parsePastedHtml = (html: string): DomNode => parseHtml(html.slice(0, maxPasted).replace(/<(\/?)style\b/gi, '<$1noframes')).body;

export function readDom(root: DomNode, options?: ReadOptions): RichText {
  const reader = createHtmlReader(options);
  walkDom(root, reader);
  return reader.end();
}

type DomVisitor = {
  readonly open: (name: string, attribute: (name: string) => string | null | undefined) => void;
  readonly text: (text: string) => void;
  readonly close: (name: string) => void;
};

/** Without recursion. */
export function walkDom(root: DomNode, reader: DomVisitor): void {
  let node = root.firstChild;
  while (node) {
    if (node.nodeType === textNode) reader.text(node.nodeValue ?? '');
    const element = node.nodeType === elementNode ? node : null;
    if (element) reader.open(element.nodeName, (name) => element.getAttribute?.(name));
    const inner: DomNode | null = element?.firstChild ?? null;
    if (element && !inner) reader.close(element.nodeName);
    node = inner ?? following(node, root, (name) => reader.close(name));
  }
}

function following(from: DomNode, root: DomNode, close: (name: string) => void): DomNode | null {
  let node: DomNode | null = from;
  while (node && node !== root) {
    if (node.nextSibling) return node.nextSibling;
    node = node.parentNode;
    if (node && node !== root) close(node.nodeName);
  }
  return null;
}

const elementNode = 1;
const textNode = 3;
/** Characters of a clipboard that are read; Word writes thirty times what one sees. */
const maxPasted = 5_000_000;
