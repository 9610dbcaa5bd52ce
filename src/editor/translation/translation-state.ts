import { type BlockDocument, type BlockRegistry, type TextUnit, textUnits, translationStatus } from '#content/index.ts';
import { type Marks, textKey } from './use-marks.ts';

/** `before`: what the German said when the English was published, where it has changed. */
export type TranslationUnit = TextUnit & { readonly state: 'missing' | 'outdated' | 'done'; readonly before: string | null };

/** Publishing in English and ticks tell which German it was right for; of a further language only what is missing is known. */
export function translationUnits(
  document: BlockDocument,
  registry: BlockRegistry,
  published: BlockDocument | undefined,
  marks: Marks,
  target = 'en',
): TranslationUnit[] {
  const status = translationStatus(document, registry, { source: 'de', target, ...(published && { translatedFrom: published }) });
  const keys = (units: readonly TextUnit[]) => new Set(units.map(({ blockId, field }) => textKey(blockId, field)));
  const [missing, outdated] = [keys(status.missing), keys(status.outdated)];
  const then = new Map((published ? textUnits(published, registry, 'de') : []).map(({ blockId, field, text }) => [textKey(blockId, field), text]));
  return textUnits(document, registry, 'de').map((unit) => {
    const key = textKey(unit.blockId, unit.field);
    const isOutdated = marks.outdated.has(key) || (outdated.has(key) && !marks.settled.has(key));
    const state = missing.has(key) ? 'missing' : isOutdated ? 'outdated' : 'done';
    const before = then.get(key);
    return { ...unit, state, before: isOutdated && before !== undefined && before !== unit.text ? before : null };
  });
}
