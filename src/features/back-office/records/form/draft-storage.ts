import type { Values } from '#resources/declaration/define-resource.ts';

/** What was typed and not saved: the values that differ, what they were typed over, and on which revision. */
export type Draft = { revision: number; base: Values; values: Values; at: string };

const prefix = 'foyer-record';
/** How long it is kept where nobody comes back for it, in ms. */
const maxAge = 30 * 86_400_000;

/** Where the input of somebody for one form is kept in the browser: it outlives the tab. */
export const draftKey = (username: string | null, path: string, item: string): string => `${prefix} ${username ?? ''} ${path} ${item}`;

export function readDraft(key: string): Draft | null {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isDraft(draft) && Date.now() - Date.parse(draft.at) < maxAge ? draft : null;
  } catch {
    return null; // a browser that keeps nothing, or something else under this name
  }
}

export function writeDraft(key: string, draft: Draft | null): void {
  try {
    if (draft) localStorage.setItem(key, JSON.stringify(draft));
    else localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing, or is full: the form itself still has it.
  }
}

/** Forgets what nobody has come back for. */
export function forgetOldDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(`${prefix} `) && readDraft(key) === null) localStorage.removeItem(key);
  } catch {
    // As above.
  }
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && 'revision' in value && 'base' in value && 'values' in value && 'at' in value && typeof value.at === 'string';
