import { isRecord, own } from '../document/json.ts';
import { maxJsonDepth, maxListDepth, maxRichText } from '../limits.ts';
import { safeHref } from '../link-address.ts';
import { emptyRichText, type ListItem, type Mark, type Paragraph, type RichText, type Text, type TextBlock } from './rich-text.ts';

/** Unknown nodes are lifted, links without a safe address become their words; never throws. */
export function normaliseRichText(raw: unknown, maxCharacters = maxRichText): RichText {
  const budget = { characters: maxCharacters };
  const content = isRecord(raw) ? textBlocks(own(raw, 'content'), { depth: 0, lists: 0 }, budget) : [];
  return content.length === 0 ? emptyRichText : { type: 'doc', content };
}

type Budget = { characters: number };
type Level = { depth: number; lists: number };
const below = ({ depth, lists }: Level, isList = false): Level => ({ depth: depth + 1, lists: isList ? lists + 1 : lists });

function textBlocks(raw: unknown, level: Level, budget: Budget): TextBlock[] {
  if (!Array.isArray(raw) || level.depth > maxJsonDepth) return [];
  const blocks: TextBlock[] = [];
  let loose: Text[] = [];
  const close = () => {
    if (loose.length > 0) blocks.push(paragraphOf(loose));
    loose = [];
  };
  for (const node of raw) {
    if (budget.characters <= 0) break;
    if (!isRecord(node)) continue;
    const type = own(node, 'type');
    if (type === 'text') {
      loose.push(...textOf(node, budget));
      continue;
    }
    close();
    if (type === 'paragraph') blocks.push(paragraphOf(inline(own(node, 'content'), level.depth, budget)));
    else if ((type === 'bulletList' || type === 'orderedList') && level.lists < maxListDepth) {
      const items = listItems(own(node, 'content'), below(level, true), budget);
      if (items.length > 0) blocks.push({ type, content: items });
    } else blocks.push(...textBlocks(own(node, 'content'), below(level), budget));
  }
  close();
  return blocks;
}

function listItems(raw: unknown, level: Level, budget: Budget): ListItem[] {
  if (!Array.isArray(raw)) return [];
  return raw.flatMap((node): ListItem[] => {
    const content = textBlocks(isRecord(node) && own(node, 'type') === 'listItem' ? own(node, 'content') : [node], below(level), budget);
    // An entry begins with a paragraph, as Tiptap has it.
    const first = content[0]?.type === 'paragraph' ? [] : [{ type: 'paragraph' as const }];
    return content.length > 0 ? [{ type: 'listItem', content: [...first, ...content] }] : [];
  });
}

/** Also in unknown nodes; neighbours with the same marks become one. */
function inline(raw: unknown, depth: number, budget: Budget): Text[] {
  if (!Array.isArray(raw) || depth > maxJsonDepth) return [];
  return raw.flatMap((node) => {
    if (!isRecord(node)) return [];
    if (own(node, 'type') === 'hardBreak') return [{ type: 'text' as const, text: '\n' }];
    return own(node, 'type') === 'text' ? textOf(node, budget) : inline(own(node, 'content'), depth + 1, budget);
  });
}

function textOf(node: Readonly<Record<string, unknown>>, budget: Budget): Text[] {
  const raw = own(node, 'text');
  if (typeof raw !== 'string') return [];
  const text = raw
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/gu, '')
    .slice(0, budget.characters);
  if (text === '') return [];
  budget.characters -= text.length;
  const marks = marksOf(own(node, 'marks'));
  return [{ type: 'text', text, ...(marks.length > 0 && { marks }) }];
}

/** In one order, each kind once. */
function marksOf(raw: unknown): Mark[] {
  if (!Array.isArray(raw)) return [];
  const marks = raw.filter(isRecord);
  const link = marks.find((mark) => own(mark, 'type') === 'link');
  const attrs = link && own(link, 'attrs');
  const href = isRecord(attrs) ? safeHref(own(attrs, 'href')) : '';
  const inNewWindow = isRecord(attrs) && own(attrs, 'target') === '_blank';
  const plain = (['bold', 'italic'] as const).filter((type) => marks.some((mark) => own(mark, 'type') === type));
  return [...(href ? [{ type: 'link' as const, attrs: { href, ...(inNewWindow && { target: '_blank' as const }) } }] : []), ...plain.map((type) => ({ type }))];
}

function paragraphOf(texts: readonly Text[]): Paragraph {
  const merged: Text[] = [];
  for (const next of texts) {
    const last = merged.at(-1);
    if (last && JSON.stringify(last.marks) === JSON.stringify(next.marks)) merged[merged.length - 1] = { ...last, text: last.text + next.text };
    else merged.push(next);
  }
  return merged.length > 0 ? { type: 'paragraph', content: merged } : { type: 'paragraph' };
}
