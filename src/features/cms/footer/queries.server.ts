import type { Database } from '#db/database.server.ts';
import type { Language } from '#i18n/language.ts';

export const publishedFooterRow = (db: Database, language: Language) =>
  db.selectFrom('published_footer').select(['container_id', 'document']).where('language', '=', language).executeTakeFirst();
