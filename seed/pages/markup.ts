import type { RichText } from '#content/index.ts';

type Line = Extract<RichText['content'][number], { type: 'paragraph' }>;
type Words = NonNullable<Line['content']>[number];

/** An empty line between paragraphs, `- ` before the entries of a list, `**bold**`, `[words](/de/path)`. */
export function richText(text: string): RichText {
  const content = text
    .trim()
    .split(/\n\s*\n/)
    .map((part): RichText['content'][number] => {
      const lines = part.split('\n').map((line) => line.trim());
      if (!lines.every((line) => line.startsWith('- '))) return paragraph(lines.join(' '));
      return { type: 'bulletList', content: lines.map((line) => ({ type: 'listItem', content: [paragraph(line.slice(2))] })) };
    });
  return { type: 'doc', content };
}

const paragraph = (text: string): Line => ({
  type: 'paragraph',
  content: text.split(/(\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/).flatMap((part): Words[] => {
    if (part === '') return [];
    const [, strong] = /^\*\*([^*]+)\*\*$/.exec(part) ?? [];
    if (strong !== undefined) return [{ type: 'text', text: strong, marks: [{ type: 'bold' }] }];
    const [, words, href] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
    if (words !== undefined && href !== undefined) return [{ type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] }];
    return [{ type: 'text', text: part }];
  }),
});
