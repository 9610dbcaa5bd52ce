import type { KeyboardEvent } from 'react';

/** The keys within the list of a combobox: arrows, Home and End move the focus; what is typed goes to the field. */
export function moveWithinList(event: KeyboardEvent<HTMLElement>, input: HTMLElement | null): void {
  const options = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=option]')];
  const position = document.activeElement instanceof HTMLElement ? options.indexOf(document.activeElement) : -1;
  if (event.nativeEvent.isComposing || position < 0) return;
  const isTyped = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (isTyped || event.key === 'Backspace') {
    input?.focus();
    return;
  }
  const target = next(event.key, position, options) ?? (event.key === 'ArrowUp' && position === 0 ? input : null);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function next(key: string, position: number, options: HTMLElement[]): HTMLElement | undefined {
  if (key === 'ArrowDown') return options[Math.min(position + 1, options.length - 1)];
  if (key === 'ArrowUp') return options[position - 1];
  if (key === 'Home') return options[0];
  return key === 'End' ? options.at(-1) : undefined;
}
