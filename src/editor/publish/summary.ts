import type { BlockDocument, BlockRegistry, FieldKind } from '#content/index.ts';
import type { Language } from '#i18n/language.ts';
import { type BlockChange, compareDocuments, type SlotChange } from '../history/compare-documents.ts';
import { t } from './strings.ts';

const texts: readonly FieldKind[] = ['line', 'multi_line', 'rich_text', 'html'];

type Counts = { added: number; removed: number; texts: number; pictures: number; settings: number; order: number };

function countChanges(before: BlockDocument, after: BlockDocument, registry: BlockRegistry, language: Language): Counts {
  const changes = compareDocuments(before, after, registry);
  const slots = changes.flatMap(({ block, slots }) =>
    slots.filter((slot) => slot.language === null || slot.language === language).map((slot) => kindOf(slot, block.type, registry)),
  );
  const count = (is: (change: BlockChange) => boolean) => changes.filter(is).length;
  const regrouped = changes.filter(({ kind, isMoved, slots }) => kind === 'kept' && !isMoved && slots.length === 0).length;
  return {
    added: count(({ kind }) => kind === 'added'),
    removed: count(({ kind }) => kind === 'removed'),
    texts: slots.filter((kind) => kind && texts.includes(kind)).length,
    pictures: slots.filter((kind) => kind === 'image').length,
    settings: slots.filter((kind) => !kind || (!texts.includes(kind) && kind !== 'image')).length + regrouped + (before.layout === after.layout ? 0 : 1),
    order: count(({ isMoved }) => isMoved),
  };
}

const kindOf = ({ field }: SlotChange, type: string, registry: BlockRegistry): FieldKind | undefined => registry.get(type)?.fields[field]?.form.kind;

/** In the order of their weight: "2 Texte, 1 Bild, Reihenfolge"; empty where nothing changes. */
export function summarise(before: BlockDocument, after: BlockDocument, registry: BlockRegistry, of: Language, reader: Language): string {
  const counts = countChanges(before, after, registry, of);
  const words = (['added', 'removed', 'texts', 'pictures', 'settings'] as const).flatMap((key) =>
    counts[key] > 0 ? [t(reader, key, { n: counts[key] })] : [],
  );
  return [...words, ...(counts.order > 0 ? [t(reader, 'order')] : [])].join(', ');
}
