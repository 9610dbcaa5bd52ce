import { Extension } from '@tiptap/core';
import { DOMParser } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { readAddress, withinSite } from '#content/index.ts';

/** Line breaks stay, and an address makes the selected words a link. */
export const pasting = Extension.create({
  name: 'pasting',
  addProseMirrorPlugins() {
    const { editor } = this;
    const reader = DOMParser.fromSchema(editor.schema);
    const clipboardParser = Object.assign(Object.create(reader) as DOMParser, {
      // A line break is "\n" in our texts, and what comes here has been read already: no white space in it is of HTML's.
      parseSlice: (...[dom, options]: Parameters<DOMParser['parseSlice']>) => reader.parseSlice(dom, { ...options, preserveWhitespace: 'full' as const }),
    });
    return [
      new Plugin({
        props: {
          clipboardParser,
          handlePaste: (view, event) => {
            const { selection } = view.state;
            const href = pastedAddress(event.clipboardData?.getData('text/plain') ?? '', location.origin);
            if (href === null || selection.empty || !selection.$from.sameParent(selection.$to)) return false;
            return editor.chain().setMark('link', { href, target: null }).setTextSelection(selection.to).run();
          },
        },
      }),
    ];
  },
});

/** Null where it holds anything more, or words that only could be an address. */
export function pastedAddress(text: string, origin: string): string | null {
  const trimmed = text.trim();
  if (!/^(https?:\/\/|www\.|mailto:|tel:)\S+$/i.test(trimmed)) return null;
  const address = readAddress(withinSite(origin)(trimmed));
  return 'href' in address ? address.href : null;
}
