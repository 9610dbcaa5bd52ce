import { Mark, mergeAttributes } from '@tiptap/core';
import { readAddress } from '#content/index.ts';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    link: { setLink: (href: string, target?: '_blank' | null) => ReturnType; unsetLink: () => ReturnType };
  }
}

/** What is no safe address is no link. */
export const LinkMark = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: '' }, target: { default: null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => {
        const address = readAddress(element.getAttribute('href') ?? '');
        return 'href' in address ? { href: address.href, target: element.getAttribute('target') === '_blank' ? '_blank' : null } : false;
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', mergeAttributes(HTMLAttributes, { rel: 'noopener noreferrer', tabindex: '-1' }), 0],
  addCommands() {
    return {
      setLink:
        (href, target = null) =>
        ({ chain }) =>
          chain().extendMarkRange('link').setMark('link', { href, target }).run(),
      unsetLink:
        () =>
        ({ chain }) =>
          chain().extendMarkRange('link').unsetMark('link').run(),
    };
  },
});
