import { isRecord } from '../document/json.ts';
import type { PresentedBlock, PresentedDocument } from './present.ts';

/** So many characters may stand above a picture that is seen at once, on a phone too. */
const textAbove = 500;

/** The block that is seen first of a document: that of the first picture, where little text stands above it, else the first of all. */
export function firstSeen({ columns }: Pick<PresentedDocument, 'columns'>): string | undefined {
  let characters = 0;
  const find = (list: readonly PresentedBlock[]): string | undefined => {
    for (const block of list) {
      if (characters > textAbove) return;
      if (Object.values(block.fields).some(isPicture)) return block.id;
      characters += lengthOf(block.fields);
      const within = find([...(block.children ?? []), ...(block.columns ?? []).flat()]);
      if (within) return within;
    }
  };
  return find(columns.flat()) ?? columns.flat()[0]?.id;
}

/** An image, or a film with its picture. */
function isPicture(value: unknown): boolean {
  return isRecord(value) && (('alt' in value && 'version' in value) || isPicture(value.poster));
}

function lengthOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, one) => sum + lengthOf(one), 0);
}
