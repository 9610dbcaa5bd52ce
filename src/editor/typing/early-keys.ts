/** A key that was pressed: what it types, or its name as in `KeyboardEvent.key`. */
export type PressedKey = { readonly key: string; readonly isShift: boolean };

/**
 * What is pressed in a text before its editor has come: letters, a space, and the keys that break, remove and move, none of
 * which is to scroll the page. `take` gives them in order, and from then on keys are the editor's. Other keys (Tab, Escape,
 * shortcuts) do what they do on a page.
 */
export function earlyKeys(element: HTMLElement): { take: () => PressedKey[]; stop: () => void } {
  const keys: PressedKey[] = [];
  const listening = new AbortController();
  const onKey = (event: KeyboardEvent) => {
    if (isShortcut(event) || event.isComposing) return;
    if ([...event.key].length > 1 && !editingKeys.has(event.key)) return;
    keys.push({ key: event.key, isShift: event.shiftKey });
    event.preventDefault();
    event.stopPropagation();
  };
  element.addEventListener('keydown', onKey, { signal: listening.signal });
  const stop = () => listening.abort();
  const take = () => {
    stop();
    return keys;
  };
  return { take, stop };
}

const editingKeys: ReadonlySet<string> = new Set(['Enter', 'Backspace', 'Delete', 'Home', 'End', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']);

/** With AltGr, and with Option on a Mac, other signs are typed: @, €, „. */
function isShortcut(event: KeyboardEvent): boolean {
  if (event.getModifierState('AltGraph')) return false;
  return event.ctrlKey || event.metaKey || (event.altKey && /^[a-z0-9]$|../i.test(event.key));
}
