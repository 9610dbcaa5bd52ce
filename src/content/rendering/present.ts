import { defaultLanguage, isLanguage, type Language } from '#i18n/language.ts';
import type { BlockDefinition, PresentedOf } from '../block/define-block.ts';
import { type KnownBlock, readBlock, readField } from '../block/read-block.ts';
import type { BlockRegistry } from '../block/registry.ts';
import type { Block, BlockDocument, Columns } from '../document/document.ts';
import { isRecord, own } from '../document/json.ts';
import type { Field, PresentContext } from '../fields/field.ts';
import { readInstant } from '../fields/instant/instant.ts';
import { type Unknown, unknownIn } from '../inspection/unknown.ts';

/** A block as a view gets it: JSON, in one language, with everything unsafe, unknown and untimely left out. */
export type PresentedBlock<Fields = Readonly<Record<string, unknown>>, Data = unknown> = {
  readonly id: string;
  readonly type: string;
  readonly fields: Fields;
  /** Fields that are in another language than the reader's, with that language. */
  readonly fallback?: { readonly [field: string]: Language };
  readonly children?: readonly PresentedBlock[];
  readonly layout?: string;
  readonly columns?: readonly (readonly PresentedBlock[])[];
  /** What the page has loaded for this block beyond its fields. */
  readonly data?: Data;
  /** For staff: not shown to visitors at this moment. */
  readonly isOffline?: true;
  /** For staff: this release cannot read it. */
  readonly isUnknown?: true;
};
export type PresentedBlockOf<B extends BlockDefinition, Data = unknown> = PresentedBlock<PresentedOf<B>, Data>;

export type PresentedDocument = {
  readonly layout: string;
  readonly columns: readonly (readonly PresentedBlock[])[];
  /** ISO 8601, UTC, when a window opens or closes; null: never. */
  readonly staleAt: string | null;
  /** Empty for visitors. */
  readonly unknown: readonly Unknown[];
};

export type PresentOptions = {
  readonly language: Language;
  /** The moment at which online windows are judged. */
  readonly at: Date;
  /** Staff also get blocks that are offline or unknown, marked. */
  readonly audience: 'visitors' | 'staff';
  readonly context?: PresentContext;
  readonly dataOf?: (block: KnownBlock) => unknown;
};

/** The one place where what is stored becomes what is shown; never throws. */
export function presentDocument(document: BlockDocument, registry: BlockRegistry, options: PresentOptions): PresentedDocument {
  const changes: number[] = [];
  const columns = presentColumns(document.columns, registry, options, changes);
  const next = changes.filter((instant) => instant > options.at.getTime());
  return {
    layout: document.layout,
    columns,
    staleAt: next.length > 0 ? new Date(Math.min(...next)).toISOString() : null,
    unknown: options.audience === 'staff' ? unknownIn(document, registry) : [],
  };
}

const presentColumns = (columns: Columns, registry: BlockRegistry, options: PresentOptions, changes: number[]): PresentedBlock[][] =>
  columns.map((list) => list.flatMap((block) => presentBlock(block, registry, options, changes) ?? []));

function presentBlock(block: Block, registry: BlockRegistry, options: PresentOptions, changes: number[]): PresentedBlock | null {
  const isForStaff = options.audience === 'staff';
  const known = readBlock(block, registry);
  if (!known) return isForStaff ? { id: block.id, type: block.type, fields: {}, isUnknown: true } : null;
  const isOnline = isWithinWindow(known, options.at, changes);
  if (!isOnline && !isForStaff) return null;
  const data = options.dataOf?.(known);
  const { fields, fallback } = presentFields(known, options);
  return {
    id: block.id,
    type: block.type,
    fields,
    ...(Object.keys(fallback).length > 0 && { fallback }),
    ...(known.definition.children && { children: presentColumns([block.children ?? []], registry, options, changes)[0] ?? [] }),
    ...(known.definition.columns && { layout: block.layout ?? '100', columns: presentColumns(block.columns ?? [[]], registry, options, changes) }),
    ...(data !== undefined && { data }),
    ...(!isOnline && { isOffline: true as const }),
  };
}

/** Before `to`, from `from`; either may be open (decisions.md). */
function isWithinWindow({ fields }: KnownBlock, at: Date, changes: number[]): boolean {
  const [from, to] = ['online_from', 'online_to'].map((name) => readInstant(own(fields, name))?.getTime());
  for (const instant of [from, to]) if (instant !== undefined) changes.push(instant);
  return (from === undefined || at.getTime() >= from) && (to === undefined || at.getTime() < to);
}

function presentFields({ definition, fields: stored }: KnownBlock, { language, context = {} }: PresentOptions) {
  const fields: Record<string, unknown> = {};
  const fallback: Record<string, Language> = {};
  for (const [name, field] of Object.entries(definition.fields)) {
    const raw = own(stored, name);
    const inLanguage = field.perLanguage ? languageShown(field, raw, language) : language;
    fields[name] = field.present(readField(field, raw, inLanguage), language, context);
    if (inLanguage !== language) fallback[name] = inLanguage;
  }
  return { fields, fallback };
}

/** The reader's own language, else German, else English (decisions.md); the reader's where there is nothing. */
function languageShown(field: Field, raw: unknown, language: Language): Language {
  if (!isRecord(raw)) return language;
  const candidates = [language, defaultLanguage, 'en'].filter(isLanguage);
  return candidates.find((candidate) => !field.isEmpty(readField(field, raw, candidate))) ?? language;
}
