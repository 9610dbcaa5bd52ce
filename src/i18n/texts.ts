import type { Language } from './language.ts';
import { choose, type Localised } from './localised.ts';

export class Texts {
  readonly untranslated: string[] = [];
  private readonly language: Language;

  constructor(language: Language) {
    this.language = language;
  }

  choose(field: string, value: Localised | null): string {
    const { text, lang } = choose(value, this.language);
    if (lang) this.untranslated.push(field);
    return text;
  }

  paragraphs(field: string, value: Localised | null): string[] {
    const text = this.choose(field, value);
    return text ? text.split(/\n\s*\n/).map((paragraph) => paragraph.trim()) : [];
  }

  /** For the answer: nothing where everything is translated. */
  get marks(): { untranslated?: string[] } {
    return this.untranslated.length > 0 ? { untranslated: this.untranslated } : {};
  }
}

/** A row with a name in the reader's language. */
export function presentNamed(row: { id: number; name: Localised }, language: Language) {
  const { text, lang } = choose(row.name, language);
  return lang ? { id: row.id, name: text, lang } : { id: row.id, name: text };
}
