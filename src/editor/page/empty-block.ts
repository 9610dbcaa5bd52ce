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

/** Whether nobody has filled anything in: no text, no picture, no entry. */
export function isBlankBlock(registry: BlockRegistry, block: Block): boolean {
  const known = readBlock(block, registry);
  if (!known || block.children?.length || block.columns?.flat().length) return false;
  return Object.entries(known.definition.fields).every(([name, field]) => {
    const raw = known.fields[name];
    if (raw === undefined || field.form.group !== 'content' || ['choice', 'switch'].includes(field.form.kind)) return true;
    const values = field.perLanguage && typeof raw === 'object' && raw !== null ? Object.values(raw) : [raw];
    return values.every((value) => field.isEmpty(field.normalise(value)));
  });
}
