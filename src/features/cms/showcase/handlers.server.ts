import type { HandlersOf } from '#api/implement/implement.server.ts';
import { type Block, type BlockDocument, type BlockRegistry, type FieldForm, type Json, readBlock } from '#content/index.ts';
import type { Database } from '#db/database.server.ts';
import type { Language } from '#i18n/language.ts';
import { blockService, type ShowcaseBlock, type ShowcaseVariant } from '../block-support.server.ts';
import { presentModules, type Shown } from '../containers/present-modules.server.ts';
import type { ShowcaseContract } from './contract.ts';
import { newestAssets } from './queries.server.ts';

/** Calls of the page of all blocks. */
export const showcaseHandlers = {
  showcase: async ({ query }, { db, service, language, now }) => {
    const support = service(blockService);
    const blocks = support.showcase(query);
    const present = await whatIsThere(db, support.registry);
    const shown = blocks
      .flatMap(({ variants }) => variants.map(({ document }) => present(document)))
      .map((document, index) => asShown(document, index, language));
    const modules = await presentModules(shown, { db, support, language, now, audience: 'staff' });
    let next = 0;
    return blocks.map(({ definition, variants }) => ({
      type: definition.type,
      label: definition.label[language],
      description: definition.description[language],
      variants: variants.map((variant) => {
        const { layout = '100', columns = [] } = modules[next++] ?? {};
        return { name: nameOf(variant, definition, language), layout, columns };
      }),
    }));
  },
} satisfies HandlersOf<ShowcaseContract>;

const asShown = (document: BlockDocument, index: number, language: Language): Shown => ({
  id: index + 1,
  model: 'container',
  slug: `showcase-${index + 1}`,
  parent: null,
  content_type: null,
  object_id: null,
  language,
  document,
});

/** Of a switch its name alone. */
function nameOf({ field, value }: ShowcaseVariant, { fields }: ShowcaseBlock['definition'], language: Language): string {
  const form = field !== null && Object.hasOwn(fields, field) ? fields[field]?.form : undefined;
  if (!form) return '';
  const options = Array.isArray(form.limits.options) ? form.limits.options : [];
  const option = options.find((one) => one?.value === value);
  return option ? `${form.label[language]}: ${option.label[language]}` : form.label[language];
}

/** Examples name pictures and files by numbers of their own: in their place come those that this site has. */
async function whatIsThere(db: Database, registry: BlockRegistry): Promise<(document: BlockDocument) => BlockDocument> {
  const assets = await newestAssets(db);
  // Pictures across, not portraits: most blocks show them so.
  const across = assets.filter(({ kind, width, height }) => kind !== 'image' || width > height);
  const byKind = Map.groupBy<string, (typeof assets)[number]>(across.some(({ kind }) => kind === 'image') ? across : assets, ({ kind }) => kind);
  const one = (kind: string, index: number) => byKind.get(kind)?.at(index % (byKind.get(kind)?.length ?? 1))?.id ?? null;
  const value = ({ kind, limits }: Pick<FieldForm, 'kind' | 'limits'>, raw: Json): Json => {
    if (kind === 'image' && isImage(raw)) return { ...raw, id: one('image', raw.id) ?? raw.id };
    return kind === 'file' && typeof raw === 'number' ? one(String(limits.accept), raw) : raw;
  };
  const block = (example: Block): Block => {
    const definition = readBlock(example, registry)?.definition;
    return {
      ...example,
      fields: Object.fromEntries(
        Object.entries(example.fields).map(([name, raw]) => [name, definition?.fields[name] ? value(definition.fields[name].form, raw) : raw]),
      ),
      ...(example.children && { children: example.children.map(block) }),
      ...(example.columns && { columns: example.columns.map((column) => column.map(block)) }),
    };
  };
  return (document) => ({ ...document, columns: document.columns.map((column) => column.map(block)) });
}

const isImage = (raw: Json): raw is { readonly [name: string]: Json; readonly id: number } =>
  typeof raw === 'object' && raw !== null && 'id' in raw && typeof raw.id === 'number';
