import { type Block, createBlock, type RichText } from '#content/index.ts';
import { tableRow } from './block.ts';

const richText = (text: string): RichText => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });

export function rowOf(texts: { readonly [language: string]: readonly string[] }, id: string): Block {
  const fields: Record<string, Record<string, RichText>> = {};
  for (const [language, cells] of Object.entries(texts)) {
    for (const [column, text] of cells.entries()) if (text) fields[`cell_${column + 1}`] = { ...fields[`cell_${column + 1}`], [language]: richText(text) };
  }
  return createBlock(tableRow, fields, { id });
}
