import { type BlockDefinition, type Field, findBlock, type Json, type Problem, readBlock, readFields } from '#content/index.ts';
import type { Language } from '#i18n/language.ts';
import { useEditor, useEditorState } from '../state/use-editor.ts';

/** What the control of a field has to know: its declaration, what stands there, and how it changes. */
export type FieldControl = {
  readonly name: string;
  readonly field: Field;
  readonly language: Language;
  /** As stored: of this language where the field is per language; undefined where nothing is. */
  readonly raw: unknown;
  /** What German has where this language has nothing. */
  readonly german: string;
  /** What stands in the other languages, as stored. */
  readonly others?: Readonly<Record<string, unknown>>;
  /** Changes several languages in one step. */
  readonly storeEach?: (values: Readonly<Record<string, Json>>) => Problem | null;
  /** Changes the draft at once; undefined takes the value away. Answers why not. */
  readonly store: (value: Json | undefined) => Problem | null;
  /** What forbids publishing it, in words. */
  readonly error: string | undefined;
  /** The same as a hint, as long as nobody has been in the field. */
  readonly pending?: string | undefined;
};

/** The fields of a block with their values in the editor's language; null for one that this release cannot read. */
export function useFields(id: string): { definition: BlockDefinition; fields: readonly FieldControl[] } | null {
  const editor = useEditor();
  const { registry, language } = editor;
  const document = useEditorState((state) => state.session.document);
  const block = findBlock(document, id)?.block;
  const known = block && readBlock(block, registry);
  if (!known) return null;
  const brokenRules = known.definition.brokenRules(readFields(known));
  const fields = Object.entries(known.definition.fields).map(([name, field]): FieldControl => {
    const stored = Object.hasOwn(known.fields, name) ? known.fields[name] : undefined;
    const texts = field.perLanguage && typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
    const raw = field.perLanguage ? texts[language] : stored;
    const german = language !== 'de' && field.perLanguage && raw === undefined && texts.de !== undefined ? field.textOf(field.normalise(texts.de), 'de') : '';
    const store = (value: Json | undefined) =>
      editor.setField({ id, field: name, ...(field.perLanguage && { language }), ...(value !== undefined && { value }) });
    const { [language]: _, ...others } = texts;
    const storeEach = (values: Readonly<Record<string, Json>>) => editor.setTexts({ id, field: name, values });
    const broken = brokenRules.find((rule) => rule.field === name)?.problem;
    const problem = field.validate(raw ?? texts.de ?? (field.perLanguage ? undefined : stored)) ?? broken;
    return { name, field, language, raw, german, others, store, storeEach, error: problem?.message[language] };
  });
  return { definition: known.definition, fields };
}
