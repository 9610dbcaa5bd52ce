import { isRecord } from '../document/json.ts';
import type { PresentedBlock, PresentedDocument } from './present.ts';

export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

const levels: readonly HeadingLevel[] = [2, 3, 4, 5, 6];

/** `deepest` is the level that skips none. */
export const headingElement = (level: HeadingLevel, deepest: HeadingLevel): `h${HeadingLevel}` => `h${level < deepest ? level : deepest}`;

/** Below the headline before it in reading order; `above` is the level of what the document stands under. */
export function deepestLevels({ columns }: Pick<PresentedDocument, 'columns'>, above = 1): ReadonlyMap<string, HeadingLevel> {
  const found = new Map<string, HeadingLevel>();
  let current = above;
  const visit = (block: PresentedBlock) => {
    const deepest = below(current);
    found.set(block.id, deepest);
    const chosen = isRecord(block.fields) ? block.fields.headline_level : undefined;
    if (typeof chosen === 'number') current = Math.min(chosen, deepest);
    for (const list of [block.children ?? [], ...(block.columns ?? [])]) list.forEach(visit);
  };
  for (const list of columns) list.forEach(visit);
  return found;
}

const below = (level: number): HeadingLevel => levels.find((one) => one > level) ?? 6;
