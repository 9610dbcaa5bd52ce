import { type Block, type BlockRegistry, readBlock } from '#content/index.ts';
import type { Language } from '#i18n/language.ts';
import { kindOf } from '../state/names.ts';
import { t } from './strings.ts';

/** With what to do with it first. */
export const emptyWords = (registry: BlockRegistry, block: Block, language: Language): string =>
  t(language, 'empty_block', { kind: kindOf(registry, block, language), first: firstStep(registry, block, language) });

function firstStep(registry: BlockRegistry, block: Block, language: Language): string {
  const definition = readBlock(block, registry)?.definition;
  const entry = definition?.children?.allowed[0];
  if (entry) return t(language, 'add', { kind: kindOf(registry, { type: entry }, language) });
  const [, first] = firstField(registry, block) ?? [];
  const isChosen = first && [...mediaKinds, 'relation'].includes(first.form.kind);
  return isChosen ? t(language, 'choose', { field: first.form.label[language] }) : t(language, 'fill_in');
}

const mediaKinds: readonly string[] = ['image', 'file'];

/** What is filled in first; undefined of a list, which needs entries. */
function firstField(registry: BlockRegistry, block: Block) {
  const definition = readBlock(block, registry)?.definition;
  if (definition?.children) return undefined;
  return Object.entries(definition?.fields ?? {}).find(([, { form }]) => form.group === 'content');
}

/** Of `field`, else what the block needs first; null where it is something else. */
export function mediaNeed(registry: BlockRegistry, block: Block, field?: string): string | null {
  const named = field === undefined ? undefined : readBlock(block, registry)?.definition.fields[field];
  const [name, needed] = named && field !== undefined ? [field, named] : (firstField(registry, block) ?? []);
  return name !== undefined && needed && mediaKinds.includes(needed.form.kind) ? name : null;
}
