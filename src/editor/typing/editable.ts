import { type Block, type BlockRegistry, type Field, readBlock } from '#content/index.ts';
import type { Language } from '#i18n/language.ts';
import { kindOf } from '../state/names.ts';
import { t } from './strings.ts';

export type EditableText = {
  readonly element: HTMLElement;
  readonly block: Block;
  readonly name: string;
  readonly field: Field;
  /** Of the texts in several languages; undefined where one is for all. */
  readonly language: Language | undefined;
};

/** What else a field shows is changed in the form. */
export function makeFieldEditable(mark: HTMLElement, block: Block, registry: BlockRegistry, language: Language): void {
  const known = readBlock(block, registry);
  const name = mark.dataset.field ?? '';
  const field = known?.definition.fields[name];
  if (!field) return;
  const { kind, label } = field.form;
  const isRich = kind === 'rich_text';
  const element = isRich ? mark : kind === 'line' || kind === 'multi_line' ? innermost(mark) : null;
  if (!element || element.isContentEditable) return;
  element.dataset[isRich ? 'rich' : 'text'] = name;
  element.dataset.placeholder = t(language, 'enter', { field: label[language] });
  const words = t(language, 'field_of', { field: label[language], kind: kindOf(registry, block, language) });
  // A heading stays one, and is named by its own words.
  if (!/^(P|DIV|SPAN)$/.test(element.tagName)) element.ariaDescription = words;
  else {
    element.role = 'textbox';
    element.ariaMultiLine = kind === 'line' ? 'false' : 'true';
    element.ariaLabel = words;
  }
  if (isRich) element.tabIndex = 0;
  else element.contentEditable = 'plaintext-only';
}

/** Null where there is more in it than one text. */
function innermost(mark: HTMLElement): HTMLElement | null {
  let element = mark;
  while (element.childNodes.length === 1 && element.firstChild instanceof HTMLElement) element = element.firstChild;
  const { childNodes } = element;
  return childNodes.length === 0 || (childNodes.length === 1 && childNodes[0]?.nodeType === Node.TEXT_NODE) ? element : null;
}

export function editableTextOf(
  element: HTMLElement,
  blockOf: (id: string) => Block | undefined,
  registry: BlockRegistry,
  language: Language,
): EditableText | null {
  const block = blockOf(element.closest<HTMLElement>('[data-block]')?.dataset.block ?? '');
  const name = element.dataset.text ?? element.dataset.rich ?? '';
  const field = block && readBlock(block, registry)?.definition.fields[name];
  return block && field ? { element, block, name, field, language: field.perLanguage ? language : undefined } : null;
}

export function rawOf({ fields }: Block, name: string, language: string | undefined): unknown {
  const stored = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (language === undefined) return stored;
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? (stored as Record<string, unknown>)[language] : undefined;
}
