import { problem } from '#api/problem.server.ts';
import type { Database } from '#db/database.server.ts';
import { isUsable } from '#features/media/index.server.ts';
import type { DetailsChange } from '../contract.ts';

export const withWords = (text: Record<string, string>) => Object.fromEntries(Object.entries(text).filter(([, words]) => words.trim() !== ''));

/** What a later release has written beside it stays; what is said is not among what there is none of. */
export function withDetails(stored: unknown, change: DetailsChange): Record<string, unknown> {
  const details = new Map<string, unknown>(Object.entries(typeof stored === 'object' && stored !== null ? stored : {}));
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined) continue;
    const stored = isText(name, value) ? withWords(value) : value;
    if (stored === null || (isText(name, stored) && Object.keys(stored).length === 0)) details.delete(name);
    else details.set(name, stored);
  }
  const none = details.get('none');
  if (Array.isArray(none)) {
    const left = none.filter((name) => !details.has(name));
    if (left.length > 0) details.set('none', left);
    else details.delete('none');
  }
  return Object.fromEntries(details);
}

const textFields: readonly string[] = ['children', 'opening_hours', 'accessibility_note'] satisfies (keyof DetailsChange)[];
const isText = (name: string, value: unknown): value is Record<string, string> => textFields.includes(name) && value !== null;

/** A picture is one that the library has. */
export async function checkImage(db: Database, image_id: number | null | undefined): Promise<void> {
  if (image_id && !(await isUsable(db, image_id, 'image'))) throw problem('no_such_image');
}
