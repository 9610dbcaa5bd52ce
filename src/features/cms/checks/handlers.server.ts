import type { HandlersOf } from '#api/implement/implement.server.ts';
import { problem } from '#api/problem.server.ts';
import { type BlockDocument, type BlockRegistry, referencesOf } from '#content/index.ts';
import { resolveAddresses } from '#features/links/index.server.ts';
import { settingsReader } from '#features/settings/index.server.ts';
import { blockService } from '../block-support.server.ts';
import { alternativeTexts } from '../containers/queries/versions.server.ts';
import { draftOf } from '../containers/store-container.server.ts';
import { usesOf } from '../containers/uses.ts';
import type { CheckContract } from './contract.ts';
import { runChecks } from './index.ts';
import { containerToCheck, pageHead } from './queries.server.ts';

/** Gathers what the rules need to know of the site, and runs them over the draft. */
export const checkHandlers = {
  check: async ({ parameters: { id }, query: { of } }, { db, service, now }) => {
    const row = await containerToCheck(db, id);
    if (!row) return problem('not_found');
    const { registry } = service(blockService);
    const document = draftOf(row);
    const [alternatives, addresses, page, { accent }] = await Promise.all([
      alternativeTexts(db, usesOf(document, registry)),
      resolveAddresses(db, linksOf(document, registry), { language: of, now }),
      row.content_type === 'page' && row.object_id !== null ? pageHead(db, row.object_id) : null,
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
} satisfies HandlersOf<CheckContract>;

const linksOf = (document: BlockDocument, registry: BlockRegistry): string[] =>
  referencesOf(document, registry).flatMap(({ references: { links = [] } }) => links.filter((link) => link.startsWith('/')));
