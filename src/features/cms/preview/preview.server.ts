import type { Database } from '#db/database.server.ts';
import { momentParameter, ownDraft, previewParameter, readMoment } from './preview-address.ts';
import { openLink } from './queries.server.ts';

/** What a request for a page is shown instead of what is published now: whose draft (of every page, of one, of none), and as of when. */
export type Preview = { draftOf: 'every page' | number | null; at: Date | null };

/** Whether an address asks for something else than what is published now. */
export const asksForPreview = (query: URLSearchParams): boolean => query.has(previewParameter) || query.has(momentParameter);

/**
 * What may be shown to who asks: staff any draft as of any moment; others, by a link that has neither expired nor been
 * revoked, the draft of its one page as of the moment that it was made for. Null for everything else.
 */
export async function previewFor(db: Database, query: URLSearchParams, isForStaff: boolean, now: Date): Promise<Preview | null> {
  const [wanted, moment] = [query.get(previewParameter), query.get(momentParameter)];
  if (isForStaff && (wanted === null || wanted === ownDraft)) {
    const at = readMoment(moment);
    return moment !== null && !at ? null : { draftOf: wanted === ownDraft ? 'every page' : null, at };
  }
  if (!wanted || !isToken.test(wanted)) return null;
  const link = await openLink(db, wanted, now);
  return link ? { draftOf: link.page_id, at: link.at } : null;
}

/** As `createPreviewLink` makes them: U+0000 could not even be asked for. */
const isToken = /^[\w-]{32}$/;
