import { type Bilingual, type Block, type BlockDocument, type BlockRegistry, type Field, type KnownBlock, readBlock, walk } from '#content/index.ts';
import type { ResolvedAddress } from '#features/links/index.server.ts';
import type { Language } from '#i18n/language.ts';
import type { Localised } from '#i18n/localised.ts';
import { t } from './strings.ts';

/** Texts of a page's settings that are checked. */
export type CheckedPage = { readonly is_online: boolean; readonly title: Localised; readonly meta_title: Localised; readonly meta_description: Localised };

/** `page` is null for anything else than a page. */
export type CheckContext = {
  readonly document: BlockDocument;
  readonly registry: BlockRegistry;
  readonly page: CheckedPage | null;
  readonly language: Language;
  readonly now: Date;
  /** What a visitor who follows an address of this site arrives at. */
  readonly stateOfAddress: (address: string) => ResolvedAddress['state'];
  /** Where the same is found in a language; undefined where it has no address of its own there. */
  readonly addressIn: (address: string, language: Language) => string | undefined;
  /** The media library's words for a picture. */
  readonly alternativeText: (id: number) => Localised | 'decorative' | null | undefined;
  /** The colour of each ground that a block can give what stands in it, '#rrggbb', and of the page itself (`plain`). */
  readonly backgrounds: Readonly<Record<string, string>>;
};

/** A line of the check list; `blockId` null is the page as such, for which `field` names one of its settings. */
export type CheckFinding = {
  readonly blockId: string | null;
  readonly field: string | null;
  /** The label of the field, or the words that are meant. */
  readonly place: Bilingual | null;
  readonly message: Bilingual;
};

/** `stops`: nothing is published as long as it finds something, also by the call. */
export type Check = { readonly code: string; readonly stops: boolean; readonly find: (context: CheckContext) => CheckFinding[] };

export const words = (key: keyof typeof t.table, parameters: Record<string, string | number> = {}): Bilingual => ({
  de: t('de', key, parameters),
  en: t('en', key, parameters),
});

export function* knownBlocks({ document, registry }: CheckContext): Generator<KnownBlock & { ancestors: readonly Block[] }> {
  for (const { block, ancestors } of walk(document)) {
    const known = readBlock(block, registry);
    if (known) yield { ...known, ancestors };
  }
}

/** Of one that is per language the text of the language that is checked. */
export function fieldsIn({ definition, fields }: KnownBlock, language: Language): { name: string; field: Field; raw: unknown }[] {
  return Object.entries(definition.fields).map(([name, field]) => {
    const stored = fields[name];
    const isTexts = field.perLanguage && typeof stored === 'object' && stored !== null;
    return { name, field, raw: isTexts ? (stored as Record<string, unknown>)[language] : field.perLanguage ? undefined : stored };
  });
}
