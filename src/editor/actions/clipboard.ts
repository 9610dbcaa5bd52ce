import { type Block, type BlockRegistry, newBlockId, parseBlocks, type RichText } from '#content/index.ts';
import type { Language } from '#i18n/language.ts';
import { nameOf } from '../state/names.ts';
import { newBlock, soleRichText, textTypeOf } from './new-block.ts';

/** From page to page and from tab to tab, with all that is in the blocks. */
export const blocksType = 'application/vnd.foyer.blocks+json';

/** The blocks' words are for other programs. */
export const asClipboard = (registry: BlockRegistry, blocks: readonly Block[], language: Language): Readonly<Record<string, string>> => ({
  [blocksType]: JSON.stringify(blocks),
  'text/plain': blocks.map((block) => nameOf(registry, block, language)).join('\n'),
});

/** Judged like anything from outside; null where it holds none. */
export function readBlocks(text: string): readonly Block[] | null {
  try {
    const parsed = parseBlocks(JSON.parse(text));
    return parsed.ok && parsed.blocks.length > 0 ? parsed.blocks : null;
  } catch {
    return null;
  }
}

/** Null where nothing is left. */
export function asTextBlock(registry: BlockRegistry, text: RichText, language: Language): Block | null {
  const type = textTypeOf(registry);
  const definition = type === undefined ? undefined : registry.get(type);
  const field = definition && soleRichText(definition);
  const block = type === undefined ? null : newBlock(registry, type);
  if (!block || !field || !definition || text.content.length === 0) return null;
  const value = definition.fields[field]?.perLanguage ? { [language]: text } : text;
  return { ...block, id: newBlockId(), fields: { ...block.fields, [field]: value as unknown as Block['fields'][string] } }; // rich text is JSON
}

/** Lines with as many tabs in each; null of any other text. */
export function rowsOf(text: string): readonly (readonly RichText[])[] | null {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n');
  const tabs = lines.map((line) => line.split('\t').length - 1);
  if (lines.length < 2 || !tabs[0] || tabs.some((count) => count !== tabs[0])) return null;
  return lines.map((line) => line.split('\t').map(paragraphsOf));
}

/** A paragraph for each blank line; tabs, which would not be seen, part cells. */
export const paragraphsOf = (text: string): RichText => ({
  type: 'doc',
  content: text
    .replace(/\r\n?/g, '\n')
    .replace(/(?<=\S) *\t[ \t]*(?=\S)/g, ' · ')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => ({ type: 'paragraph', content: [{ type: 'text', text: paragraph }] })),
});
