import type { Localised } from '#i18n/localised.ts';
import type { NamePair } from '../mapping.server.ts';
import type { ImportedValues } from './imported-records.server.ts';
import { same } from './texts.ts';

/** A field that stays as staff have written it, where the file says something else; of a text in one language. */
export type Difference = { field: string; language?: (typeof languages)[number]; standing: unknown; wanted: unknown };

const languages = ['de', 'en'] as const;

/** The import owns a field as long as it holds what was last read, else staff; `kept`: where the file says something else. */
export class Owners {
  private readonly before: ReadonlyMap<string, ImportedValues>;
  readonly now = new Map<string, Record<string, unknown>>();
  readonly retained = new Map<string, Difference[]>();

  constructor(before: ReadonlyMap<string, ImportedValues>) {
    this.before = before;
  }

  /** The value that a field is to have; `standing` undefined: the record is new. */
  value<Value>(identifier: string, field: string, standing: Value | undefined, wanted: Value): Value {
    this.remember(identifier, field, wanted);
    if (standing === undefined || this.isImports(this.before.get(identifier), field, standing, wanted)) return wanted;
    this.retain(identifier, { field, standing, wanted });
    return standing;
  }

  /** By language; `said` names those of which the file says something. Null: it has none of its own. */
  texts(
    identifier: string,
    field: string,
    { standing, wanted, said }: { standing: Localised | null | undefined; wanted: Localised | null; said: NamePair | undefined },
  ): Localised | null {
    const result: { [language: string]: string } = { ...standing };
    const known = this.before.get(identifier);
    const remembered = knownTexts(known, field);
    for (const language of languages) {
      if (said?.[language] === undefined) continue;
      const [is, shall] = [standing?.[language] ?? null, wanted?.[language] ?? null];
      this.remember(identifier, field, { ...(this.now.get(identifier)?.[field] as object | undefined), [language]: shall });
      const isImports =
        standing === undefined || this.isImports(known && { ...(language in remembered && { [field]: remembered[language] }) }, field, is, shall);
      if (!isImports) this.retain(identifier, { field, language, standing: is, wanted: said[language] });
      const text = isImports ? shall : is;
      if (text === null) delete result[language];
      else result[language] = text;
    }
    const before = this.now.get(identifier)?.[field];
    if (before !== undefined) this.remember(identifier, field, { ...remembered, ...(before as object) });
    return Object.keys(result).length > 0 ? result : null;
  }

  private isImports(known: ImportedValues | undefined, field: string, standing: unknown, wanted: unknown): boolean {
    if (known === undefined || same(standing, wanted)) return true;
    return Object.hasOwn(known, field) ? same(standing, known[field]) : isEmpty(standing);
  }

  private remember(identifier: string, field: string, value: unknown): void {
    const fields = this.now.get(identifier) ?? {};
    fields[field] = value;
    this.now.set(identifier, fields);
  }

  private retain(identifier: string, difference: Difference): void {
    this.retained.set(identifier, [...(this.retained.get(identifier) ?? []), difference]);
  }
}

export const knownTexts = (imported: ImportedValues | undefined, field: string): { readonly [language: string]: string | null } =>
  (imported?.[field] as { [language: string]: string | null } | undefined) ?? {};

const isEmpty = (value: unknown): boolean => value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);

/** A text as the import has last read it, where it has; else as it stands. */
export function asImported(standing: Localised, imported: ImportedValues | undefined, field: string): Localised {
  const texts: { [language: string]: string } = { ...standing };
  for (const [language, text] of Object.entries(knownTexts(imported, field))) {
    if (text === null) delete texts[language];
    else texts[language] = text;
  }
  return texts;
}
