/**
 * What is typed into a text before its editor has come, with letters, a space, Enter ("\n") or Backspace: `take` gives it,
 * and from then on keys are the editor's. Other keys (Tab, Escape, shortcuts) do what they do on a page.
 */
export function earlyKeys(element: HTMLElement): { take: () => string; stop: () => void } {
  const letters: string[] = [];
  const listening = new AbortController();
  const onKey = (event: KeyboardEvent) => {
    if (isShortcut(event) || event.isComposing) return;
    if (event.key === 'Backspace') letters.pop();
    else if (event.key === 'Enter') letters.push('\n');
    else if ([...event.key].length === 1) letters.push(event.key);
    else return;
    event.preventDefault(); // a space would scroll the page
    event.stopPropagation();
  };
  element.addEventListener('keydown', onKey, { signal: listening.signal });
  const stop = () => listening.abort();
  const take = () => {
    stop();
    return letters.join('');
  };
  return { take, stop };
}

/** With AltGr, and with Option on a Mac, other signs are typed: @, €, „. */
function isShortcut(event: KeyboardEvent): boolean {
  if (event.getModifierState('AltGraph')) return false;
  return event.ctrlKey || event.metaKey || (event.altKey && /^[a-z0-9]$|../i.test(event.key));
}
