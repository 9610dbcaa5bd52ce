import { randomBytes } from 'node:crypto';
import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { readInstant } from '#content/index.ts';
import type { Database } from '#db/database.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import type { Localised } from '#i18n/localised.ts';
import type { PreviewLink } from './contract.ts';
import { previewParameter } from './preview-address.ts';

type ById = { parameters: { id: number } };

/** Calls for links to drafts. Those that have expired are deleted when another is made. */
export const previewHandlers = {
  previewLinks: async ({ parameters: { id } }: ById, { db, now }: RequestContext) => {
    if (!(await db.selectFrom('page').select('id').where('id', '=', id).executeTakeFirst())) return problem('not_found');
    const rows = await linkRows(db)
      .where('preview_link.page_id', '=', id)
      .where('preview_link.expires_at', '>', now)
      .orderBy('preview_link.id', 'desc')
      .execute();
    return rows.map(present);
  },

  createPreviewLink: async (
    { body: { page_id, days, at } }: { body: { page_id: number; days: number; at: string | null } },
    { db, now, user }: RequestContext,
  ) => {
    if (!(await db.selectFrom('page').select('id').where('id', '=', page_id).where('content_type', '=', 'page').executeTakeFirst()))
      return problem('not_found');
    await db.deleteFrom('preview_link').where('expires_at', '<=', now).execute();
    const { id } = await db
      .insertInto('preview_link')
      .values({
        token: randomBytes(24).toString('base64url'),
        page_id,
        at: readInstant(at),
        expires_at: new Date(now.getTime() + days * 86_400_000),
        created_at: now,
        user_id: user?.id ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return present(await linkRows(db).where('preview_link.id', '=', id).executeTakeFirstOrThrow());
  },

  revokePreviewLink: async ({ parameters: { id } }: ById, { db }: RequestContext): Promise<void> => {
    const gone = await db.deleteFrom('preview_link').where('id', '=', id).returning('id').executeTakeFirst();
    if (!gone) throw problem('not_found');
  },
};

const linkRows = (db: Database) =>
  db
    .selectFrom('preview_link')
    .innerJoin('page', 'page.id', 'preview_link.page_id')
    .leftJoin('site_user', 'site_user.id', 'preview_link.user_id')
    .select(['preview_link.id', 'preview_link.token', 'preview_link.at', 'preview_link.expires_at', 'page.urls', 'site_user.name', 'site_user.email']);

type Row = { id: number; token: string; at: Date | null; expires_at: Date; urls: Localised; name: string | null; email: string | null };

const present = ({ id, token, at, expires_at, urls, name, email }: Row): PreviewLink => ({
  id,
  urls: Object.fromEntries(Object.entries(urls).map(([language, url]) => [language, `${url}?${previewParameter}=${token}`])),
  at: at && toBerlinIso(at),
  expires_at: toBerlinIso(expires_at),
  by: name || email,
});
