import type { HandlersOf } from '#api/implement/implement.server.ts';
import { type KnownBlock, referencesOf } from '#content/index.ts';
import { settingsReader } from '#features/settings/index.server.ts';
import { blockService } from '../block-support.server.ts';
import { knownBlocks, loadFor, type Shown } from '../containers/present-modules.server.ts';
import type { Resources, ResourcesContract } from './contract.ts';

/** What the editor needs to show a draft as it is typed. */
export const resourceHandlers = {
  resources: async ({ body: { document } }, { db, service, language, now }): Promise<Resources> => {
    const support = service(blockService);
    const draft: Shown = { id: 0, model: 'container', slug: '', parent: null, content_type: null, object_id: null, language, document };
    const [{ context, dataOf }, settings] = await Promise.all([
      loadFor([draft], { db, support, language, now, audience: 'visitors' }),
      settingsReader(db).read(),
    ]);
    const blocks = knownBlocks([draft], support);
    const references = referencesOf(document, support.registry).map((one) => one.references);
    const ids = (name: 'images' | 'files') => [...new Set(references.flatMap((one) => one[name] ?? []))];
    const related = new Map(references.flatMap((one) => one.related ?? []).map(({ to, id }) => [`${to} ${id}`, { to, id }]));
    return {
      embed_hosts: settings['embed.hosts'],
      images: ids('images').flatMap((id) => context.image?.(id) ?? []),
      files: ids('files').flatMap((id) => context.file?.(id) ?? []),
      related: [...related.values()].flatMap(({ to, id }) => {
        const item = context.related?.(to, id);
        return item ? [{ to, item }] : [];
      }),
      html: [...new Set(blocks.flatMap(htmlIn))].map((source) => ({ source, html: context.sanitiseHtml?.(source) ?? '' })),
      data: blocks.flatMap((block) => {
        const data = dataOf(block, language, []);
        return data === undefined ? [] : [{ id: block.block.id, data }];
      }),
    };
  },
} satisfies HandlersOf<ResourcesContract>;

function htmlIn({ definition, fields }: KnownBlock): string[] {
  return Object.entries(definition.fields).flatMap(([name, field]) => {
    if (field.form.kind !== 'html') return [];
    const raw = fields[name];
    const texts = field.perLanguage && typeof raw === 'object' && raw !== null ? Object.values(raw) : [raw];
    return texts.flatMap((text) => (typeof text === 'string' ? [String(field.normalise(text))] : []));
  });
}
