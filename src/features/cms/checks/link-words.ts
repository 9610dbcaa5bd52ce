import type { KnownBlock } from '#content/index.ts';
import type { Language } from '#i18n/language.ts';
import { type Check, fieldsIn, knownBlocks, words } from './check.ts';

/** Words that read alone, as screen readers list links, say nothing (WCAG 2.4.4). */
const sayNothing =
  /^(hier|mehr|weiter|weiterlesen|mehr (dazu|lesen|erfahren)|hier klicken|klicken sie hier|link|zum link|details|here|more|read more|learn more|click here|this link|link|go|continue|info|infos)$/i;

/** Links whose words do not say where they lead: "hier", "more", or the address itself. */
export const linkWords: Check = {
  code: 'link_words',
  stops: false,
  find: (context) =>
    [...knownBlocks(context)].flatMap((known) =>
      linksOf(known, context.language).flatMap(({ name, text }) => {
        const visibleText = text.replace(/[\s.…:!→>»]+$/u, '').trim();
        return visibleText !== '' && (sayNothing.test(visibleText) || /^(https?:\/\/|www\.)\S+$/i.test(visibleText))
          ? [{ blockId: known.block.id, field: name, place: known.definition.fields[name]?.form.label ?? null, message: words('link_words', { text }) }]
          : [];
      }),
    ),
};

/** The words of links: marks of formatted texts, and fields that are the words of a field that holds an address (`link` → `link_text`). */
function linksOf(known: KnownBlock, language: Language): { name: string; text: string }[] {
  const fields = fieldsIn(known, language);
  return fields.flatMap(({ name, field, raw }) => {
    if (field.form.kind === 'rich_text') return markedIn(raw).map((text) => ({ name, text }));
    const [own] =
      field.form.kind === 'link' ? [`${name}_text`, name.replace(/link$/, 'text')].flatMap((one) => fields.find((other) => other.name === one) ?? []) : [];
    return own && typeof own.raw === 'string' ? [{ name: own.name, text: own.raw }] : [];
  });
}

/** The texts of links in a rich text; what belongs to one address side by side is one link. */
function markedIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { content } = node as { content?: unknown }; // of a rich text, whose nodes have content
  if (!Array.isArray(content)) return [];
  const links: { href: string; text: string; end: number }[] = [];
  for (const [index, child] of content.entries() as IterableIterator<[number, { text?: string; marks?: { type: string; attrs?: { href: string } }[] }]>) {
    const href = child?.marks?.find(({ type }) => type === 'link')?.attrs?.href;
    if (!href) continue;
    const last = links.at(-1);
    if (last?.href === href && last.end === index) Object.assign(last, { text: last.text + (child.text ?? ''), end: index + 1 });
    else links.push({ href, text: child.text ?? '', end: index + 1 });
  }
  return [...links.map(({ text }) => text), ...content.flatMap(markedIn)];
}
