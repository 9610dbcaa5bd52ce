import { defaultLanguage } from '#i18n/language.ts';
import { isLanguageKey, type KnownBlock, readBlock, readFields } from '../block/read-block.ts';
import type { BlockRegistry } from '../block/registry.ts';
import type { BlockDocument } from '../document/document.ts';
import { isRecord, own } from '../document/json.ts';
import { walk } from '../document/walk.ts';
import { type Field, problem as fieldProblem, type RuleContext } from '../fields/field.ts';
import { type Bilingual, type Problem, problems } from '../problem.ts';
import { t } from './strings.ts';

const problem = problems(t);

export type Finding = {
  readonly blockId: string;
  /** The name of a field, `children`, or null where the block as such is meant. */
  readonly field: string | null;
  /** Null where no language's text is meant. */
  readonly language: string | null;
  readonly label: Bilingual | null;
  readonly problem: Problem;
};

/** In reading order; a required text may be in German, the fallback. Unreadable blocks are `unknownBlocks`. Never throws. */
export function validateDocument(document: BlockDocument, registry: BlockRegistry, language: string, context: RuleContext = {}): Finding[] {
  const findings: Finding[] = [];
  const types = new Map<string | null, string | null>([[null, null]]);
  for (const { block, position: place } of walk(document)) {
    types.set(block.id, block.type);
    const known = readBlock(block, registry);
    if (!known) continue;
    const holder = types.get(place.parent) ?? null;
    if (holder === null || registry.get(holder)) {
      if (!registry.mayContain(holder, block.type)) {
        findings.push({ blockId: block.id, field: null, language: null, label: known.definition.label, problem: problem('not_allowed_here') });
      }
    }
    findings.push(...validateBlock(known, language, context));
  }
  return findings;
}

export function validateBlock({ block, definition, fields }: KnownBlock, language: string, context: RuleContext = {}): Finding[] {
  const findings: Finding[] = [];
  const add = (field: string, found: Problem | null, inLanguage: string | null, label: Bilingual | null) => {
    if (found) findings.push({ blockId: block.id, field, language: inLanguage, label, problem: found });
  };
  for (const [name, field] of Object.entries(definition.fields)) {
    const raw = own(fields, name);
    if (field.perLanguage) add(name, validateTexts(field, raw, language, context), language, field.form.label);
    else add(name, field.validate(raw, context), null, field.form.label);
  }
  if (definition.children) add('children', definition.children.validate(block.children?.length ?? 0), null, definition.children.form.label);
  for (const found of definition.brokenRules(readFields({ block, definition, fields }))) {
    add(found.field, found.problem, null, definition.fields[found.field]?.form.label ?? null);
  }
  return findings;
}

/** Where it has no text, the German fallback has to be right. */
function validateTexts(field: Field, raw: unknown, language: string, context: RuleContext): Problem | null {
  if (raw === undefined || raw === null) return field.validate(undefined, context);
  if (!isRecord(raw) || !Object.keys(raw).every(isLanguageKey)) return fieldProblem('invalid_value');
  const text = own(raw, language);
  const isOwn = text !== undefined && !field.isEmpty(field.normalise(text));
  return field.validate(isOwn || isUnfit(field, text) ? text : own(raw, defaultLanguage), context);
}

/** What is there but cannot be read is no missing text. */
const isUnfit = (field: Field, text: unknown): boolean => text !== undefined && !field.schema.safeParse(text).success;
