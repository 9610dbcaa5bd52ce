import { type BlockDocument, type BlockRegistry, type PresentContext, type PresentOptions, readBlock, walk } from '#content/index.ts';
import type { Resources } from '#features/cms/resources/contract.ts';

export function presentWith(known: Resources): Pick<PresentOptions, 'context' | 'dataOf'> {
  const images = new Map(known.images.map((image) => [image.id, image]));
  const files = new Map(known.files.map((file) => [file.id, file]));
  const related = new Map(known.related.map(({ to, item }) => [`${to} ${item.id}`, item]));
  const html = new Map(known.html.map((one) => [one.source, one.html]));
  const data = new Map(known.data.map((one) => [one.id, one.data]));
  const context: PresentContext = {
    embedHosts: known.embed_hosts,
    image: (id) => images.get(id),
    file: (id) => files.get(id),
    related: (to, id) => related.get(`${to} ${id}`),
    sanitiseHtml: (source) => html.get(source) ?? '',
  };
  return { context, dataOf: ({ block }) => data.get(block.id) };
}

/** Of each block all that is no running text: the same text needs the same resources. */
export function needsOf(document: BlockDocument, registry: BlockRegistry): string {
  const needs = [...walk(document)].flatMap(({ block }) => {
    const known = readBlock(block, registry);
    if (!known) return [];
    const fields = Object.entries(known.definition.fields).flatMap(([name, { form }]) =>
      ['multi_line', 'rich_text'].includes(form.kind) || (form.kind === 'line' && form.perLanguage) ? [] : [known.fields[name] ?? null],
    );
    return [[block.id, block.type, fields]];
  });
  return JSON.stringify(needs);
}
