import { useEffect } from 'react';
import { elementOf } from '../chrome/use-box.ts';
import { textSelector } from '../state/text-selectors.ts';
import { useEditor, useEditorState } from '../state/use-editor.ts';
import { focusText } from '../typing/edge-keys.ts';

/** Once it is drawn; a block without a text to type in has the focus itself (chrome/block-frame.tsx). */
export function useFocus(host: HTMLElement | null): void {
  const editor = useEditor();
  const wanted = useEditorState((state) => state.focus);
  const shown = useEditorState((state) => state.shown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is wanted may be drawn a moment later
  useEffect(() => {
    const element = host && wanted ? elementOf(host, wanted.id) : null;
    if (!element || !wanted?.inText) return; // as a thing, its frame has it
    const texts = wanted.inText ? [...element.querySelectorAll<HTMLElement>(textSelector)] : [];
    if (wanted.inText && element.matches(textSelector)) texts.unshift(element);
    const named = texts.find(({ dataset }) => wanted.field !== undefined && (dataset.text ?? dataset.rich) === wanted.field);
    const goal = named ?? (wanted.atEnd ? texts.at(-1) : texts[0]);
    element.scrollIntoView({ block: 'nearest' });
    if (!goal) return editor.focus(wanted.id);
    focusText(goal, wanted.atEnd);
    editor.focused();
  }, [host, wanted, shown, editor]);
}
