import { parseDocumentText, walk } from '#content/index.ts';
import type { Database } from '#db/database.server.ts';
import type { Language } from '#i18n/language.ts';
import { choose } from '#i18n/localised.ts';
import type { LinkTarget, TargetAnchor } from '../contract.ts';
import { maxAnchors, maxAnchorText } from '../limits.ts';
import { draftOf } from './queries/drafts.server.ts';

/** The places of a target's draft that have an anchor, in reading order. */
export async function targetAnchors(db: Database, { kind, id }: LinkTarget, language: Language): Promise<TargetAnchor[]> {
  if (id === null) return [];
  const row = await draftOf(db, kind, id);
  const parsed = row ? parseDocumentText(row.draft) : null;
  if (!parsed?.ok) return [];
  const places = new Map<string, string>();
  for (const { block } of walk(parsed.document)) {
    const { anchor } = block.fields;
    // An entry of a list of anchors names a place, it is none.
    if (typeof anchor === 'string' && anchor !== '' && block.type !== 'anchor' && !places.has(anchor)) places.set(anchor, wordsOf(block.fields, language));
  }
  return [...places].slice(0, maxAnchors).map(([anchor, text]) => ({ anchor, text }));
}

/** The first words of a block in a language, formatted text included. */
function wordsOf(fields: Readonly<Record<string, unknown>>, language: Language): string {
  for (const value of Object.values(fields)) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) continue;
    const texts = Object.entries(value).map(([key, text]) => [key, textIn(text).join('')] as const);
    const { text } = choose(Object.fromEntries(texts), language);
    if (text) return text.slice(0, maxAnchorText);
  }
  return '';
}

function textIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textIn);
  if (typeof value !== 'object' || value === null) return [];
  return [...('text' in value ? textIn(value.text) : []), ...('content' in value ? textIn(value.content) : [])];
}
