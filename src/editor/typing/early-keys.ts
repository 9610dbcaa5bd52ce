import { matchesKeys } from '../keys/keys.ts';
import { textKeys } from '../keys/text-keys.ts';

/** What it types, or its name as in `KeyboardEvent.key`; or what was pasted. */
export type PressedKey = { readonly key: string; readonly isShift: boolean; readonly command: Command } | { readonly html: string; readonly text: string };
type Command = 'ctrl' | 'meta' | null;

/** Until a text's editor has come; `take` gives them in order. Composed keys are not among them: browsers compose only in editable text. */
export function earlyKeys(element: HTMLElement): { take: () => PressedKey[]; stop: () => void } {
  const keys: PressedKey[] = [];
  const listening = new AbortController();
  const { signal } = listening;
  const isWithin = ({ target }: Event) => target instanceof Node && element.contains(target);
  const hold = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const onKey = (event: KeyboardEvent) => {
    if (!isWithin(event) || event.isComposing || isCommandWithAlt(event)) return;
    const command = commandOf(event);
    const key = command ? event.key.toLowerCase() : event.key;
    const isTyped = command ? textCommands.has(key) : [...key].length === 1;
    if (!isTyped && !editingKeys.has(event.key)) return;
    keys.push({ key: isTyped ? key : event.key, isShift: event.shiftKey, command });
    hold(event);
  };
  const onPaste = (event: ClipboardEvent) => {
    if (!event.clipboardData) return;
    keys.push({ html: event.clipboardData.getData('text/html'), text: event.clipboardData.getData('text/plain') });
    hold(event);
  };
  // Before the page sees a key: undo would take back the block that has just come, not what is typed into it.
  window.addEventListener('keydown', onKey, { signal, capture: true });
  // After the page has seen it, which takes what becomes blocks.
  element.addEventListener('paste', onPaste, { signal });
  const stop = () => listening.abort();
  const take = () => {
    stop();
    return keys;
  };
  return { take, stop };
}

const editingKeys: ReadonlySet<string> = new Set(['Enter', 'Backspace', 'Delete', 'Home', 'End', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']);

const textCommands: ReadonlySet<string> = new Set(['b', 'i', 'k', 'a', 'z', 'y']);

export const isLinkKey = (event: KeyboardEvent): boolean => matchesKeys(event, textKeys.link);

/** With AltGr, and with Option on a Mac, other signs are typed: @, €, „. */
const isAltGraph = (event: KeyboardEvent): boolean => event.getModifierState('AltGraph');
const commandOf = (event: KeyboardEvent): Command => (isAltGraph(event) ? null : event.ctrlKey ? 'ctrl' : event.metaKey ? 'meta' : null);
const isCommandWithAlt = (event: KeyboardEvent): boolean =>
  event.altKey && !isAltGraph(event) && (event.ctrlKey || event.metaKey || /^[a-z0-9]$|../i.test(event.key));
