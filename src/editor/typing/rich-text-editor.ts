import { type AnyExtension, Editor, Extension, type JSONContent } from '@tiptap/core';
import Bold from '@tiptap/extension-bold';
import Document from '@tiptap/extension-document';
import Italic from '@tiptap/extension-italic';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import Paragraph from '@tiptap/extension-paragraph';
import Text from '@tiptap/extension-text';
import { type RichText, readPastedHtml, withinSite } from '#content/index.ts';
import { LinkMark } from './link-mark.ts';
import { pasting } from './pasting.ts';

type Options = {
  /** Where it is typed: the element of the page itself, whose look it keeps. */
  readonly element: HTMLElement;
  readonly value: RichText;
  readonly label: string;
  readonly onChange: (value: unknown) => void;
  /** True where it was handled. */
  readonly onKey: (event: KeyboardEvent, editor: Editor) => boolean;
  /** A form has no session, so it has undo steps of its own. */
  readonly more?: readonly AnyExtension[];
};

/** Exactly paragraphs, two kinds of lists, bold, italic and links; "\n" is a line break. Undo is the session's. */
export function createRichTextEditor({ element, value, label, onChange, onKey, more = [] }: Options): Editor {
  const keys = Extension.create({
    name: 'lineBreak',
    addKeyboardShortcuts: () => ({
      'Shift-Enter': ({ editor }) =>
        editor.commands.command(({ tr }) => {
          tr.insertText('\n');
          return true;
        }),
    }),
  });
  return new Editor({
    element: { mount: element },
    extensions: [Document, Paragraph, Text, Bold, Italic, LinkMark, BulletList, OrderedList, ListItem, ListKeymap, keys, pasting, ...more],
    content: contentOf(value),
    injectCSS: false, // the policy of the page allows no style of its own; canvas.module.css has what it needs
    enableInputRules: true,
    enablePasteRules: false,
    parseOptions: { preserveWhitespace: 'full' },
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, spellcheck: 'true' },
      // Whatever comes from elsewhere is read by the product's own reader, and never put into the page as it is.
      transformPastedHTML: (html) => htmlOf(readPastedHtml(html, { resolveLink: withinSite(location.origin) })),
    },
    onUpdate: ({ editor }) => onChange(editor.getJSON()),
    onCreate: ({ editor }) => {
      editor.view.dom.addEventListener('keydown', (event) => onKey(event, editor) && event.preventDefault(), true);
    },
  });
}

/** ProseMirror's document has at least one paragraph. */
export const contentOf = ({ content }: RichText): JSONContent => ({
  type: 'doc',
  content: content.length > 0 ? (content as unknown as JSONContent[]) : [{ type: 'paragraph' }], // the same shape, by design (content/rich-text)
});

/** Only our seven nodes are in it. */
function htmlOf({ content }: RichText): string {
  const root = document.createElement('div');
  for (const block of content) root.append(elementOf(block));
  return root.innerHTML;
}

type Node = {
  readonly type: string;
  readonly text?: string;
  readonly content?: readonly Node[];
  readonly marks?: readonly { type: string; attrs?: { href: string } }[];
};

const tags: Readonly<Record<string, string>> = { paragraph: 'p', bulletList: 'ul', orderedList: 'ol', listItem: 'li', bold: 'strong', italic: 'em', link: 'a' };

function elementOf(node: Node): globalThis.Node {
  if (node.type === 'text') {
    return (node.marks ?? []).reduce<globalThis.Node>(
      (inner, { type, attrs }) => {
        const outer = document.createElement(tags[type] ?? 'span');
        if (attrs) outer.setAttribute('href', attrs.href);
        outer.append(inner);
        return outer;
      },
      document.createTextNode(node.text ?? ''),
    );
  }
  const element = document.createElement(tags[node.type] ?? 'p');
  for (const child of node.content ?? []) element.append(elementOf(child));
  return element;
}
