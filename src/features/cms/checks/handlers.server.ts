import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { type BlockDocument, type BlockRegistry, referencesOf } from '#content/index.ts';
import { resolveAddresses } from '#features/links/index.server.ts';
import { settingsReader } from '#features/settings/index.server.ts';
import type { Language } from '#i18n/language.ts';
import { blockService } from '../block-support.server.ts';
import { alternativeTexts } from '../containers/publish.server.ts';
import { draftOf } from '../containers/store-container.server.ts';
import { usesOf } from '../containers/uses.ts';
import { runChecks } from './index.ts';

type Input = { parameters: { id: number }; query: { of: Language } };

/** Gathers what the rules need to know of the site, and runs them over the draft. */
export const checkHandlers = {
  check: async ({ parameters: { id }, query: { of } }: Input, { db, service, now }: RequestContext) => {
    const row = await db
      .selectFrom('container')
      .select(['id', 'slug', 'draft', 'revision', 'content_type', 'object_id'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) return problem('not_found');
    const { registry } = service(blockService);
    const document = draftOf(row);
    const [alternatives, addresses, page, { accent }] = await Promise.all([
      alternativeTexts(db, usesOf(document, registry)),
      resolveAddresses(db, linksOf(document, registry), { language: of, now }),
      row.content_type === 'page' && row.object_id !== null
        ? db.selectFrom('page').select(['is_online', 'title', 'meta_title', 'meta_description']).where('id', '=', row.object_id).executeTakeFirst()
        : null,
      settingsReader(db).read(),
    ]);
    const found = runChecks({
      document,
      registry,
      page: page ?? null,
      language: of,
      now,
      addressIn: (address, language) => addresses.get(address)?.target?.urls[language],
      stateOfAddress: (address) => addresses.get(address)?.state ?? 'missing',
      alternativeText: (image) => alternatives.get(image),
      backgrounds: { plain: '#ffffff', quiet: '#f1f1ee', dark: '#131312', signal: accent.light },
    });
    const findings = found.map(({ blockId, code, stops, field, place, message }) => ({ code, stops, block_id: blockId, field, place, message }));
    return { revision: row.revision, findings };
  },
};

const linksOf = (document: BlockDocument, registry: BlockRegistry): string[] =>
  referencesOf(document, registry).flatMap(({ references: { links = [] } }) => links.filter((link) => link.startsWith('/')));
