/**
 * What is typed into a text before its editor has come, with letters, a space or Backspace: `take` gives it, and from
 * then on keys are the editor's. Other keys (Tab, Escape, shortcuts) do what they do on a page.
 */
export function earlyKeys(element: HTMLElement): { take: () => string; stop: () => void } {
  const letters: string[] = [];
  const listening = new AbortController();
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key === 'Backspace') letters.pop();
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
