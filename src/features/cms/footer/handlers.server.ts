import type { HandlersOf } from '#api/implement/implement.server.ts';
import { parseDocumentText } from '#content/index.ts';
import { cachedRead, minuteOf } from '#db/cached-read.server.ts';
import type { Database } from '#db/database.server.ts';
import { defaultLanguage, type Language, languages } from '#i18n/language.ts';
import { footerObject } from '../containers/footer-object.ts';
import { presentModules, type Shown } from '../containers/present-modules.server.ts';
import type { Module } from '../contract.ts';
import { readerOf } from '../pages/show.server.ts';
import { publishedAt } from '../preview/planned-at.server.ts';
import type { FooterContract } from './contract.ts';
import { publishedFooterRow } from './queries.server.ts';

const none: Module[] = [];

export const footerHandlers = {
  footer: async (_, context) => {
    const { db, language, preview, now } = context;
    if (preview?.at) return { modules: await presentModules(await publishedAt(db, footerObject, language, preview.at), readerOf(context)) };
    const footer = await cachedRead(db, `footer, ${language}`, null, () => publishedFooter(db, language));
    if (!footer) return { modules: none };
    // The same object within a minute: whoever renders it can tell that it is the same.
    const modules = await cachedRead(db, `modules of the footer, ${language}`, `${minuteOf(now)} ${footer.shown.language} ${footer.document}`, () =>
      presentModules([footer.shown], readerOf(context)),
    );
    return { modules };
  },
} satisfies HandlersOf<FooterContract>;

/** In the reader's language, else in German, else in English (decisions.md); null where nothing is published. A language that was not needed is not read, and purges nothing. */
async function publishedFooter(db: Database, language: Language): Promise<{ shown: Shown; document: string } | null> {
  for (const of of new Set([language, defaultLanguage, ...languages])) {
    const row = await publishedFooterRow(db, of);
    const parsed = row && parseDocumentText(row.document);
    if (!row || !parsed?.ok) continue;
    const head = { id: row.container_id, model: 'container', slug: footerObject.content_type, parent: null, ...footerObject };
    return { shown: { ...head, language: of, document: parsed.document }, document: row.document };
  }
  return null;
}
