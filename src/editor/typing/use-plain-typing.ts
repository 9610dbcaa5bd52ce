import { useEffect } from 'react';
import type { Block } from '#content/index.ts';
import type { PageEditor } from '../state/page-editor.ts';
import { plainSelector } from '../state/text-selectors.ts';
import { useEditor } from '../state/use-editor.ts';
import { edgeKey } from './edge-keys.ts';
import { type EditableText, editableTextOf, rawOf } from './editable.ts';
import { countCaret, putCaret, rangeWithin } from './plain-caret.ts';
import { t } from './strings.ts';

/** The browser draws what is typed, the draft has it at once. */
export function usePlainTyping(host: HTMLElement | null): void {
  const editor = useEditor();
  useEffect(() => {
    if (!host) return;
    let active: EditableText | null = null;
    /** Where the caret was when the focus went, to a dialog say: there it is when the focus comes back. */
    const left = new WeakMap<HTMLElement, readonly [number, number]>();
    /** Kept as it changes: when the focus has gone, to a field of a dialog say, the selection has gone with it. */
    let selected: Range | null = null;
    const onSelection = () => {
      if (active) selected = rangeWithin(active.element) ?? selected;
    };
    const plainAt = (target: EventTarget | null) => (target instanceof HTMLElement && target.matches(plainSelector) ? target : null);
    const onFocusIn = ({ target }: FocusEvent) => {
      const element = plainAt(target);
      const editable = element && editableTextOf(element, (id) => editor.block(id), editor.registry, editor.language);
      if (!editable) return;
      active = editable;
      editor.beginTyping({
        id: editable.block.id,
        field: editable.name,
        language: editable.language,
        before: rawOf(editable.block, editable.name, editable.language),
      });
      followCaret(editor, editable.block);
      const before = left.get(editable.element);
      if (before) putCaret(editable.element, before); // a press and `focusText` put it elsewhere a moment later
    };
    const onFocusOut = ({ target }: FocusEvent) => {
      if (!active || target !== active.element) return;
      const { element, block, name, language } = active;
      active = null;
      if (selected) left.set(element, countCaret(element, selected));
      selected = null;
      const now = editor.block(block.id);
      // Browsers leave line breaks of their own behind.
      if (now && textIn(element) === asText(rawOf(now, name, language))) element.textContent = asText(rawOf(now, name, language));
      editor.endTyping();
    };
    const onInput = () => {
      if (!active) return;
      const { element, block, name, field, language } = active;
      const max = typeof field.form.limits.max === 'number' ? field.form.limits.max : Number.POSITIVE_INFINITY;
      let text = textIn(element);
      if (text.length > max) {
        text = text.slice(0, max);
        write(element, text);
        editor.announce(t(editor.language, 'too_long', { limit: max }));
      }
      element.toggleAttribute('data-blank', text === '');
      editor.type({ kind: 'setField', id: block.id, field: name, ...(language && { language }), ...(text !== '' && { value: text }) });
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (!active || event.target !== active.element) return;
      const { element, block, field } = active;
      // Where the caret is costs a measurement, which letters need not.
      if (event.key.length === 1 && event.key !== '/') return;
      if (edgeKey(editor, block.id, element, caretIn(element), event, field.form.kind === 'line')) event.preventDefault();
    };
    // The letter is there by then; left to itself, a space is a click on the question of an FAQ, and on a button.
    const onKeyUp = (event: KeyboardEvent) => {
      if (event.key === ' ' && active && event.target === active.element) event.preventDefault();
    };
    // Undo, or a colleague, has changed what is being typed.
    const stop = editor.subscribe(() => {
      if (!active) return;
      const now = editor.block(active.block.id);
      const text = now && asText(rawOf(now, active.name, active.language));
      if (text !== undefined && text !== textIn(active.element)) write(active.element, text);
    });
    document.addEventListener('selectionchange', onSelection);
    host.addEventListener('focusin', onFocusIn);
    host.addEventListener('focusout', onFocusOut);
    host.addEventListener('input', onInput);
    host.addEventListener('keydown', onKeyDown);
    host.addEventListener('keyup', onKeyUp);
    return () => {
      stop();
      document.removeEventListener('selectionchange', onSelection);
      host.removeEventListener('focusin', onFocusIn);
      host.removeEventListener('focusout', onFocusOut);
      host.removeEventListener('input', onInput);
      host.removeEventListener('keydown', onKeyDown);
      host.removeEventListener('keyup', onKeyUp);
    };
  }, [host, editor]);
}

const followCaret = (editor: PageEditor, { id }: Block) => editor.select([id]);

const asText = (raw: unknown): string => (typeof raw === 'string' ? raw : '');

/** Without the line break that browsers put at an empty end; `innerText` would lay the page out for each key. */
function textIn(element: HTMLElement): string {
  const lines = [...element.childNodes].map((node) => (node.nodeName === 'BR' ? '\n' : (node.textContent ?? '')));
  return lines
    .join('')
    .replace(/\r/g, '')
    .replace(/\n$/, '')
    .replace(/\u00A0/g, ' ');
}

function write(element: HTMLElement, text: string): void {
  element.textContent = text;
  element.toggleAttribute('data-blank', text === '');
  const selection = getSelection();
  selection?.selectAllChildren(element);
  selection?.collapseToEnd();
}

function caretIn(element: HTMLElement) {
  const text = textIn(element);
  const selection = getSelection();
  if (!selection?.isCollapsed || selection.rangeCount === 0) return { isEmpty: text === '', atStart: false, atEnd: false };
  const before = selection.getRangeAt(0).cloneRange();
  before.setStart(element, 0);
  const length = before.toString().length;
  return { isEmpty: text === '', atStart: length === 0, atEnd: length >= (element.textContent ?? '').length };
}
