import { type Block, type BlockDocument, type BlockRegistry, type Command, findBlock, type Json } from '#content/index.ts';

export type SimpleCommand = Exclude<Command, { kind: 'composite' }>;

export const simpleCommands = (command: Command): SimpleCommand[] => (command.kind === 'composite' ? command.commands.flatMap(simpleCommands) : [command]);

/** One value that can be written: of a field, or of its text in one language. */
export type Slot = { readonly blockId: string; readonly field: string; readonly language: string | null };

export const slotOf = ({ id, field, language }: { id: string; field: string; language?: string }): Slot => ({ blockId: id, field, language: language ?? null });

export const slotKey = ({ blockId, field, language }: Slot): string => `${blockId} ${field} ${language ?? ''}`;

/** Undefined where nothing does. */
export function valueIn(document: BlockDocument, slot: Slot): Json | undefined {
  const block = findBlock(document, slot.blockId)?.block;
  return block && valueInBlock(block, slot);
}

export function valueInBlock({ fields }: Block, { field, language }: Slot): Json | undefined {
  const value = Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (language === null || value === undefined) return value;
  const isTexts = typeof value === 'object' && value !== null && !Array.isArray(value);
  const texts = value as { readonly [language: string]: Json };
  return isTexts && Object.hasOwn(texts, language) ? texts[language] : undefined;
}

export const slotsOf = ({ id, type, fields }: Block, registry: BlockRegistry): Slot[] =>
  Object.entries(fields).flatMap(([field, value]) => {
    const isText = registry.get(type)?.fields[field]?.perLanguage && typeof value === 'object' && value !== null;
    return (isText ? Object.keys(value) : [null]).map((language) => ({ blockId: id, field, language }));
  });

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export const writeSlot = ({ blockId, field, language }: Slot, value: Json | undefined): SimpleCommand => ({
  kind: 'setField',
  id: blockId,
  field,
  ...(language !== null && { language }),
  ...(value !== undefined && { value }),
  restored: true,
});
