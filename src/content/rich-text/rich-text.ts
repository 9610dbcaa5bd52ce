import { z } from 'zod';
import { maxAddress, maxRichText } from '../limits.ts';

/** In the shape that Tiptap and ProseMirror read and write; a line break within a paragraph is "\n" in its text. */
export type RichText = { readonly type: 'doc'; readonly content: readonly TextBlock[] };
export type TextBlock = Paragraph | TextList;
export type Paragraph = { readonly type: 'paragraph'; readonly content?: readonly Text[] };
export type TextList = { readonly type: 'bulletList' | 'orderedList'; readonly content: readonly ListItem[] };
export type ListItem = { readonly type: 'listItem'; readonly content: readonly TextBlock[] };
export type Text = { readonly type: 'text'; readonly text: string; readonly marks?: readonly Mark[] };
export type Mark = { readonly type: 'bold' } | { readonly type: 'italic' } | LinkMark;
export type LinkMark = { readonly type: 'link'; readonly attrs: { readonly href: string; readonly target?: '_blank' | null } };

export const emptyRichText: RichText = { type: 'doc', content: [] };

const mark = z.union([
  z.object({ type: z.enum(['bold', 'italic']) }),
  z.object({ type: z.literal('link'), attrs: z.looseObject({ href: z.string().max(maxAddress), target: z.literal('_blank').nullish() }) }),
]);
const text = z.object({ type: z.literal('text'), text: z.string().min(1).max(maxRichText), marks: z.array(mark).max(3).optional() });
const paragraph = z.looseObject({ type: z.literal('paragraph'), content: z.array(text).optional() });
const listItem: z.ZodType = z.looseObject({ type: z.literal('listItem'), content: z.array(z.lazy(() => textBlock)).min(1) });
const list = z.looseObject({ type: z.enum(['bulletList', 'orderedList']), content: z.array(listItem).min(1) });
const textBlock = z.union([paragraph, list]);

/** The shape alone; `richTextField` also asks that its links are safe. */
export const richTextSchema = z.object({ type: z.literal('doc'), content: z.array(textBlock).optional() });
