import type { HandlersOf } from '#api/implement/implement.server.ts';
import { problem } from '#api/problem.server.ts';
import { readInstant } from '#content/index.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import type { Localised } from '#i18n/localised.ts';
import type { PreviewContract, PreviewLink } from './contract.ts';
import { previewParameter } from './preview-address.ts';
import { contentPageExists, deleteExpiredLinks, deleteLink, insertLink, linkRows, pageExists } from './queries.server.ts';

/** Calls for links to drafts. Those that have expired are deleted when another is made. */
export const previewHandlers = {
  previewLinks: async ({ parameters: { id } }, { db, now }) => {
    if (!(await pageExists(db, id))) return problem('not_found');
    const rows = await linkRows(db)
      .where('preview_link.page_id', '=', id)
      .where('preview_link.expires_at', '>', now)
      .orderBy('preview_link.id', 'desc')
      .execute();
    return rows.map(present);
  },

  createPreviewLink: async ({ body: { page_id, days, at } }, { db, now, user }) => {
    if (!(await contentPageExists(db, page_id))) return problem('not_found');
    await deleteExpiredLinks(db, now);
    const { id } = await insertLink(db, page_id, readInstant(at), now, days, user?.id ?? null);
    return present(await linkRows(db).where('preview_link.id', '=', id).executeTakeFirstOrThrow());
  },

  revokePreviewLink: async ({ parameters: { id } }, { db }): Promise<void> => {
    const gone = await deleteLink(db, id);
    if (!gone) throw problem('not_found');
  },
} satisfies HandlersOf<PreviewContract>;

type Row = { id: number; token: string; at: Date | null; expires_at: Date; urls: Localised; name: string | null; email: string | null };

const present = ({ id, token, at, expires_at, urls, name, email }: Row): PreviewLink => ({
  id,
  urls: Object.fromEntries(Object.entries(urls).map(([language, url]) => [language, `${url}?${previewParameter}=${token}`])),
  at: at && toBerlinIso(at),
  expires_at: toBerlinIso(expires_at),
  by: name || email,
});
