import type { RichText, Text, TextBlock } from './rich-text.ts';

/** A line for each paragraph and entry; expects a proper rich text (`normaliseRichText`). */
export const plainText = ({ content }: RichText): string => content.map(blockText).join('\n');

const blockText = (block: TextBlock): string =>
  block.type === 'paragraph'
    ? (block.content ?? []).map(({ text }) => text).join('')
    : block.content.map((item) => item.content.map(blockText).join('\n')).join('\n');

export function* texts(content: readonly TextBlock[]): Generator<Text> {
  for (const block of content) {
    if (block.type === 'paragraph') yield* block.content ?? [];
    else for (const item of block.content) yield* texts(item.content);
  }
}

export const linksIn = ({ content }: RichText): string[] => [
  ...new Set([...texts(content)].flatMap(({ marks = [] }) => marks.flatMap((mark) => (mark.type === 'link' ? [mark.attrs.href] : [])))),
];
