import type { Block, Json, PastedPart, RichText } from '#content/index.ts';
import type { Language } from '#i18n/language.ts';
import { asTextBlock } from '../actions/clipboard.ts';
import { newBlock } from '../actions/new-block.ts';
import type { SiteBlocks } from '../state/site-blocks.ts';
import { tableBlocks } from './table-blocks.ts';

/** Its block is empty until somebody chooses or uploads one. */
export type WaitingPicture = { readonly id: string; readonly source: string; readonly alt: string };
export type PastedBlocks = { readonly blocks: readonly Block[]; readonly pictures: readonly WaitingPicture[] };

/** The level of the first heading below the page's own. */
const topLevel = 2;
const lowestLevel = 6;

/** Headings from level 2 on, in the steps that they had. */
export function blocksOfParts({ registry, pasted }: Pick<SiteBlocks, 'registry' | 'pasted'>, parts: readonly PastedPart[], language: Language): PastedBlocks {
  const highest = Math.min(...parts.flatMap((part) => (part.kind === 'heading' ? [part.level] : [])));
  const blocks: Block[] = [];
  const pictures: WaitingPicture[] = [];
  for (const part of parts) {
    if (part.kind === 'picture') {
      const block = newBlock(registry, pasted.picture.type);
      if (!block) continue;
      blocks.push(block);
      pictures.push({ id: block.id, source: part.source, alt: part.alt });
    } else if (part.kind === 'table') {
      const tables = tableBlocks({ registry, pasted }, part, language);
      const text = tables.length > 0 ? null : asTextBlock(registry, part.text, language);
      blocks.push(...tables, ...(text ? [text] : []));
    } else {
      const level = part.kind === 'heading' ? Math.min(lowestLevel, part.level - highest + topLevel) : topLevel;
      const heading = part.kind === 'heading' ? headingBlock({ registry, pasted }, part.text, level, language) : null;
      const block = heading ?? asTextBlock(registry, part.kind === 'heading' ? inBold(part.text) : part.text, language);
      if (block) blocks.push(block);
    }
  }
  return { blocks, pictures };
}

/** Null where it is too long for a heading: then it is a text. */
function headingBlock({ registry, pasted: { heading } }: Pick<SiteBlocks, 'registry' | 'pasted'>, text: string, level: number, language: Language) {
  const block = newBlock(registry, heading.type);
  const field = registry.get(heading.type)?.fields[heading.text];
  if (!block || !field || field.validate(text) !== null) return null;
  const fields: Record<string, Json> = { ...block.fields, [heading.text]: field.perLanguage ? { [language]: text } : text, [heading.level]: level };
  return { ...block, fields };
}

const inBold = (text: string): RichText => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text, marks: [{ type: 'bold' }] }] }],
});

/** Such text goes into the text one is in. */
export const isTextAlone = (parts: readonly PastedPart[]): boolean => parts.every(({ kind }) => kind === 'text');

export const imageValue = (id: number, alt: string, language: Language): Json => ({ id, ...(alt && { alt: { [language]: alt } }) });
