import { type Block, type BlockRegistry, readBlock } from '#content/index.ts';
import type { Language } from '#i18n/language.ts';
import { kindOf } from '../state/names.ts';
import { t } from './strings.ts';

/** The name of a block of which nothing can be seen yet, and what to do with it first. */
export const emptyWords = (registry: BlockRegistry, block: Block, language: Language): string =>
  t(language, 'empty_block', { kind: kindOf(registry, block, language), first: firstStep(registry, block, language) });

function firstStep(registry: BlockRegistry, block: Block, language: Language): string {
  const definition = readBlock(block, registry)?.definition;
  const entry = definition?.children?.allowed[0];
  if (entry) return t(language, 'add', { kind: kindOf(registry, { type: entry }, language) });
  const [first] = Object.values(definition?.fields ?? {}).filter(({ form }) => form.group === 'content');
  const isChosen = first && ['image', 'file', 'relation'].includes(first.form.kind);
  return isChosen ? t(language, 'choose', { field: first.form.label[language] }) : t(language, 'fill_in');
}
