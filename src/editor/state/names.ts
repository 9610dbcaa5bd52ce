import { type Block, type BlockRegistry, readBlock } from '#content/index.ts';
import type { Language } from '#i18n/language.ts';

/** Characters of a text that tell which block is meant. */
const maxWords = 48;

/** By its type where this release does not know it. */
export const kindOf = (registry: BlockRegistry, { type }: Pick<Block, 'type'>, language: Language): string => registry.get(type)?.label[language] ?? type;

/** ‘Zitat – Wer es gesagt hat’; where a block and its field are called the same, that once. */
export const positionName = (kind: string | undefined, position: string): string =>
  !kind || position === kind || position.startsWith(`${kind}, `) ? position : [kind, position].filter(Boolean).join(' – ');

/** Its own or those within it; '' where there are none. */
export function wordsOf(registry: BlockRegistry, block: Block, language: Language): string {
  const known = readBlock(block, registry);
  for (const [name, field] of Object.entries(known?.definition.fields ?? {})) {
    if (!['line', 'multi_line', 'rich_text'].includes(field.form.kind) || field.form.group === 'settings') continue;
    const raw = known?.fields[name];
    const texts = field.perLanguage && typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : { [language]: raw };
    const text = [texts[language], texts.de, texts.en].find((one) => one !== undefined && !field.isEmpty(field.normalise(one)));
    if (text !== undefined) return shortened(field.textOf(field.normalise(text), language));
  }
  for (const inner of [...(block.children ?? []), ...(block.columns ?? []).flat()]) {
    const words = wordsOf(registry, inner, language);
    if (words) return words;
  }
  return '';
}

/** Or the kind alone. */
export function nameOf(registry: BlockRegistry, block: Block, language: Language): string {
  const words = wordsOf(registry, block, language);
  return words ? `${kindOf(registry, block, language)}: ${words}` : kindOf(registry, block, language);
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > maxWords ? `${line.slice(0, maxWords).replace(/\s\S*$/, '')} …` : line;
}
