import { type BlockRegistry, type Field, type PresentedBlock, plainText, type RichText } from '#content/index.ts';
import type { Module } from '../contract.ts';

/** Shorter texts are headlines and labels, which say little by themselves. */
const minWords = 50;
const maxWords = 400;

/** For a head that nobody has written, as blocks are shown now, so that nothing is told before a window opens; '' without text. */
export function firstWords(modules: readonly Module[], registry: BlockRegistry): string {
  for (const block of modules.flatMap(({ columns }) => columns.flat())) {
    const found = textOfBlock(block, registry);
    if (found) return found.slice(0, maxWords);
  }
  return '';
}

function textOfBlock({ type, fields, children = [], columns = [], isOffline }: PresentedBlock, registry: BlockRegistry): string {
  if (isOffline) return '';
  for (const [name, field] of Object.entries(registry.get(type)?.fields ?? {})) {
    const text = wordsOf(field, fields[name]);
    if (text.length >= minWords) return text;
  }
  for (const inner of [...children, ...columns.flat()]) {
    const found = textOfBlock(inner, registry);
    if (found) return found;
  }
  return '';
}

function wordsOf({ form }: Field, value: unknown): string {
  if (form.kind === 'rich_text') return plainText(value as RichText).trim(); // as fields of that kind are presented
  return (form.kind === 'line' || form.kind === 'multi_line') && typeof value === 'string' ? value.trim() : '';
}
