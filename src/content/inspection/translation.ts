import type { BlockRegistry } from '../block/registry.ts';
import type { BlockDocument } from '../document/document.ts';
import { textsAndValues } from './references.ts';

/** A text of one field in one language; `fingerprint` is the same as long as the text is. */
export type TextUnit = { readonly blockId: string; readonly field: string; readonly text: string; readonly fingerprint: string };

export type TranslationStatus = {
  /** Texts that the source has and the target has not. */
  readonly missing: readonly TextUnit[];
  /** Texts translated from what the source no longer says. */
  readonly outdated: readonly TextUnit[];
  /** All texts of the source. */
  readonly total: number;
};

/** In reading order; addresses and choices are no texts. */
export function textUnits(document: BlockDocument, registry: BlockRegistry, language: string): TextUnit[] {
  const units: TextUnit[] = [];
  for (const { block, name, field, values } of textsAndValues(document, registry)) {
    for (const [in_, value] of values) {
      const text = in_ === null || in_ === language ? field.textOf(value, language) : '';
      if (text.trim() !== '') units.push({ blockId: block.id, field: name, text, fingerprint: JSON.stringify(in_ === null ? text : value) });
    }
  }
  return units;
}

/** `translatedFrom`: the document when the target was last called complete; what it said then and the source does not now is outdated. */
export function translationStatus(
  document: BlockDocument,
  registry: BlockRegistry,
  { source, target, translatedFrom }: { source: string; target: string; translatedFrom?: BlockDocument },
): TranslationStatus {
  const sources = textUnits(document, registry, source);
  const targets = byKey(textUnits(document, registry, target));
  const before = translatedFrom && {
    source: byKey(textUnits(translatedFrom, registry, source)),
    target: byKey(textUnits(translatedFrom, registry, target)),
  };
  const isOutdated = (unit: TextUnit): boolean => {
    const [then, now] = [before?.source.get(keyOf(unit)), targets.get(keyOf(unit))];
    if (!before || !then || !now || then.fingerprint === unit.fingerprint) return false;
    return before.target.get(keyOf(unit))?.fingerprint === now.fingerprint; // translated again since: up to date
  };
  return { missing: sources.filter((unit) => !targets.has(keyOf(unit))), outdated: sources.filter(isOutdated), total: sources.length };
}

const keyOf = ({ blockId, field }: TextUnit): string => `${blockId} ${field}`;
const byKey = (units: readonly TextUnit[]) => new Map(units.map((unit) => [keyOf(unit), unit]));
