import { useEffect } from 'react';
import { commandOfKey } from '../commands/editor-commands.ts';
import type { KeyArea } from '../keys/keys.ts';
import { textSelector } from '../state/text-selectors.ts';
import { useEditor } from '../state/use-editor.ts';
import { blockAt, openHollow } from './use-pointer.ts';

/** Areas whose keys are taken before a text or the outline sees them: undo is the session's also in a text. */
const takenFirst: readonly KeyArea[] = ['anywhere', 'outline', 'cell'];
const takenLast: readonly KeyArea[] = ['frame', 'block'];

export function useKeys(host: HTMLElement | null): void {
  const editor = useEditor();
  useEffect(() => {
    const run = (event: KeyboardEvent, areas: readonly KeyArea[]): boolean => {
      const { target } = event;
      const found = commandOfKey(event, areas);
      // From a button of the toolbar and from the outline the focus stays where it is.
      const keepsFocus = !(target instanceof Element && target.closest('[data-block], [data-frame]'));
      const on = { editor, ids: editor.state.selected, keepsFocus };
      if (!found?.command.isOffered(on)) return false;
      if (found.area !== 'anywhere' && target instanceof HTMLElement && target.isContentEditable) target.blur();
      found.command.run(on);
      event.preventDefault();
      return found.area !== 'anywhere';
    };
    const onKeyFirst = (event: KeyboardEvent) => {
      const areas = areasAt(event.target, host).filter((area) => takenFirst.includes(area));
      if (run(event, areas)) event.stopPropagation();
    };
    const onKey = (event: KeyboardEvent) => {
      const areas = areasAt(event.target, host).filter((area) => takenLast.includes(area));
      if (event.defaultPrevented || areas.length === 0) return;
      const isPress = event.key === 'Enter' || event.key === ' ';
      if (isPress && host?.contains(event.target as Node) && openHollow(editor, event.target)) event.preventDefault();
      else run(event, areas);
    };
    document.addEventListener('keydown', onKeyFirst, true);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKeyFirst, true);
      document.removeEventListener('keydown', onKey);
    };
  }, [editor, host]);
  useEffect(() => {
    if (!host) return;
    const onFocus = ({ target }: FocusEvent) => {
      const id = blockAt(target)?.dataset.block;
      if (id && !editor.state.selected.includes(id)) editor.select([id]);
    };
    host.addEventListener('focusin', onFocus);
    return () => host.removeEventListener('focusin', onFocus);
  }, [editor, host]);
}

/** The innermost first. */
function areasAt(target: EventTarget | null, host: HTMLElement | null): KeyArea[] {
  if (!(target instanceof HTMLElement)) return ['anywhere'];
  const isInPage = host?.contains(target) ?? false;
  // In a dialog over the page, such as the media library, keys are its own; the outline is one in a narrow window.
  const isElsewhere = target.closest('dialog:modal') !== null && !isInPage;
  const isOutline = target.closest('[data-outline-rows]') !== null && !(target instanceof HTMLInputElement);
  const areas: (KeyArea | false)[] = [
    isOutline && 'outline',
    !isElsewhere && isInPage && target.isContentEditable && target.closest(`tr :is(${textSelector})`) !== null && 'cell',
    !isElsewhere && isBlock(target) && 'frame',
    !isElsewhere && (isInPage || target.closest('[data-frame]') !== null) && 'block',
    !isElsewhere && 'anywhere',
  ];
  return areas.filter((area) => area !== false);
}

/** Its frame, or the block itself where nothing is typed in it. */
export const isBlock = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  !target.isContentEditable &&
  (target.dataset.frame !== undefined || (target.dataset.block !== undefined && !target.matches(textSelector)));
