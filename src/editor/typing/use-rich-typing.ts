import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';
import type { Json, RichText } from '#content/index.ts';
import { lazyImport } from '#ui/lazy-import.ts';
import type { PageEditor } from '../state/page-editor.ts';
import { richSelector } from '../state/text-selectors.ts';
import { useEditor } from '../state/use-editor.ts';
import { earlyKeys, isLinkKey } from './early-keys.ts';
import { type EditableText, editableTextOf, rawOf } from './editable.ts';

const loadRichText = lazyImport(() => import('./rich-text-editor.ts'));
const loadEdges = lazyImport(() => import('./edge-keys.ts'));
const loadReplay = lazyImport(() => import('./replay-keys.ts'));

export type RichTyping = { readonly text: Editor; readonly id: string };

/** One editor for all, put into the element on focus; what React has drawn there comes back before it draws anew. */
export function useRichTyping(host: HTMLElement | null): RichTyping | null {
  const editor = useEditor();
  const [typing, setTyping] = useState<RichTyping | null>(null);
  useEffect(() => {
    if (!host) return;
    let active: { element: HTMLElement; end: () => void } | null = null;
    let isWanted: HTMLElement | null = null;
    let early: ReturnType<typeof earlyKeys> | null = null;
    /** Of the last press, in the page, which may scroll before the editor comes. */
    let pressed: { x: number; y: number } | null = null;
    /** Where the caret was when the focus went, to a dialog say: there it is when the focus comes back. */
    const left = new WeakMap<HTMLElement, { from: number; to: number }>();
    const begin = async (element: HTMLElement) => {
      if (isWanted === element) return;
      isWanted = element;
      early?.stop();
      early = earlyKeys(element);
      const [code, edges, replay] = await Promise.all([loadRichText(), loadEdges(), loadReplay()]);
      const editable = editableTextOf(element, (id) => editor.block(id), editor.registry, editor.language);
      if (isWanted !== element || active?.element === element) return;
      if (!editable || !element.isConnected) return leave();
      active?.end();
      const { text, end } = mount(code, edges, editor, editable);
      const leaveText = () => {
        const { from, to } = text.state.selection;
        left.set(element, { from, to });
        end();
      };
      active = { element, end: leaveText };
      setTyping({ text, id: editable.block.id });
      const { caret } = element.dataset;
      delete element.dataset.caret;
      const at = pressed ? text.view.posAtCoords({ left: pressed.x - scrollX, top: pressed.y - scrollY })?.pos : undefined;
      const before = caret || pressed ? undefined : left.get(element);
      text.commands.focus(caret === 'end' ? 'end' : (at ?? 'start'));
      if (before) text.commands.setTextSelection(before);
      replay.replayKeys(text, early.take());
    };
    const leave = () => {
      early?.stop();
      isWanted = null;
    };
    const finish = () => {
      active?.end();
      active = null;
      leave();
      setTyping(null);
    };
    const richAt = (target: EventTarget | null) => (target instanceof Element ? target.closest<HTMLElement>(richSelector) : null);
    const onPointer = (event: PointerEvent) => {
      pressed = { x: event.pageX, y: event.pageY };
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      const element = richAt(target);
      if (element && active?.element !== element) void begin(element).catch(leave); // the form can be used instead
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      pressed = null;
      const stays = relatedTarget instanceof Element && (active?.element.contains(relatedTarget) || relatedTarget.closest('[data-format]'));
      if (active && !stays) finish();
      else if (!active) leave();
    };
    // A press on nothing that takes the focus ends it as well.
    const onFocusElsewhere = ({ target }: FocusEvent) => {
      if (!active || !(target instanceof Element) || active.element.contains(target) || target.closest('[data-format]')) return;
      if (isWanted === active.element || !isWanted?.contains(target)) return finish();
      active.end(); // for another text, whose editor is on its way
      active = null;
      setTyping(null);
    };
    host.addEventListener('pointerdown', onPointer);
    host.addEventListener('focusin', onFocusIn);
    host.addEventListener('focusout', onFocusOut);
    document.addEventListener('focusin', onFocusElsewhere);
    return () => {
      finish();
      host.removeEventListener('pointerdown', onPointer);
      host.removeEventListener('focusin', onFocusIn);
      host.removeEventListener('focusout', onFocusOut);
      document.removeEventListener('focusin', onFocusElsewhere);
    };
  }, [host, editor]);
  return typing;
}

type Code = Awaited<ReturnType<typeof loadRichText>>;
type Edges = Awaited<ReturnType<typeof loadEdges>>;

function mount({ createRichTextEditor, contentOf }: Code, { edgeKey }: Edges, editor: PageEditor, { element, block, name, field, language }: EditableText) {
  const drawn = [...element.childNodes];
  const before = rawOf(block, name, language);
  // The editor takes them away when it goes, and without them no key and no arrow would come back into the text.
  const previousAttributes = ['role', 'tabindex', 'aria-label', 'aria-multiline', 'aria-description'].map(
    (name) => [name, element.getAttribute(name)] as const,
  );
  const label = element.ariaLabel ?? '';
  editor.beginTyping({ id: block.id, field: name, language, before });
  editor.select([block.id]);
  element.replaceChildren();
  let last = JSON.stringify(field.normalise(before));
  /** The very value that was typed: where it is there still, nobody else has written. */
  let own: unknown = before;
  const text = createRichTextEditor({
    element,
    value: field.normalise(before) as RichText, // of this kind
    label,
    onChange: (json) => {
      const value = field.normalise(json);
      last = JSON.stringify(value);
      own = field.isEmpty(value) ? undefined : value;
      editor.type({ kind: 'setField', id: block.id, field: name, ...(language && { language }), ...(!field.isEmpty(value) && { value: value as Json }) });
    },
    onKey: (event, { state }) => {
      // The tools come a moment after the text.
      if (isLinkKey(event)) {
        element.dataset.wantsLink = '';
        return true;
      }
      const { selection, doc } = state;
      const isEmpty = doc.textContent === '' && doc.childCount === 1 && doc.firstChild?.type.name === 'paragraph';
      const caret = { isEmpty, atStart: selection.empty && selection.from <= 1, atEnd: selection.empty && selection.to >= doc.content.size - 1 };
      return edgeKey(editor, block.id, element, caret, event, false);
    },
  });
  const stop = editor.subscribe(() => {
    const now = editor.block(block.id);
    if (!now) return;
    const raw = rawOf(now, name, language);
    if (raw === own) return;
    own = raw;
    const value = field.normalise(raw) as RichText; // as above
    if (JSON.stringify(value) === last) return;
    last = JSON.stringify(value);
    text.commands.setContent(contentOf(value), { emitUpdate: false });
  });
  const end = () => {
    stop();
    text.destroy();
    delete element.dataset.wantsLink;
    for (const attribute of ['contenteditable', 'translate', 'spellcheck']) element.removeAttribute(attribute);
    element.classList.remove('tiptap', 'ProseMirror', 'ProseMirror-focused');
    for (const [name, value] of previousAttributes) if (value !== null) element.setAttribute(name, value);
    element.replaceChildren(...drawn);
    editor.endTyping();
  };
  return { text, end };
}
