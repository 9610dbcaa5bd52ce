import { type BlockDefinition, type Field, findBlock, gridOf, type Json, type Problem, readBlock, readFields } from '#content/index.ts';
import type { Language } from '#i18n/language.ts';
import { useEditor, useEditorState } from '../state/use-editor.ts';

export type FieldControl = {
  readonly name: string;
  readonly field: Field;
  readonly language: Language;
  /** Of this language where the field is per language; undefined where nothing is. */
  readonly raw: unknown;
  readonly german: string;
  readonly others?: Readonly<Record<string, unknown>>;
  readonly storeEach?: (values: Readonly<Record<string, Json>>) => Problem | null;
  /** At once; undefined takes the value away. Answers why not. */
  readonly store: (value: Json | undefined) => Problem | null;
  readonly error: string | undefined;
  /** What forbids publishing, as a hint until somebody has been in the field. */
  readonly pending?: string | undefined;
};

/** In the editor's language; null for one that this release cannot read. */
export function useFields(id: string): { definition: BlockDefinition; fields: readonly FieldControl[] } | null {
  const editor = useEditor();
  const { registry, language } = editor;
  const document = useEditorState((state) => state.session.document);
  const found = findBlock(document, id);
  const block = found?.block;
  const known = block && readBlock(block, registry);
  if (!known) return null;
  const brokenRules = known.definition.brokenRules(readFields(known));
  const holder = found?.ancestors.at(-1);
  const row = holder && gridOf(registry, holder);
  // How many columns a table has is changed in the page: here what stands in them would go out of sight.
  const isShown = (name: string) => name !== known.definition.grid?.count && !(row?.all.includes(name) && !row.shown.includes(name));
  const shown = Object.entries(known.definition.fields).filter(([name]) => isShown(name));
  const fields = shown.map(([name, field]): FieldControl => {
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
