import type { KeyboardEvent, RefObject } from 'react';

type Options = {
  input: RefObject<HTMLInputElement | null>;
  list: RefObject<HTMLElement | null>;
  /** ArrowDown where no suggestions are open. */
  onAsk: () => void;
  onEscape: () => void;
};

/** The keys of a combobox whose list takes the focus (WAI-ARIA APG "Combobox"); what is typed goes to the field. */
export function useListKeys({ input, list, onAsk, onEscape }: Options) {
  return (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const options = [...(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
    const position = document.activeElement instanceof HTMLElement ? options.indexOf(document.activeElement) : -1;
    const isTyped = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (position >= 0 && (isTyped || event.key === 'Backspace')) return input.current?.focus();
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      return onEscape();
    }
    if (position < 0 && document.activeElement !== input.current) return;
    if (position < 0 && event.key === 'ArrowDown' && options.length === 0) onAsk();
    const target = next(event.key, position, options) ?? (event.key === 'ArrowUp' && position === 0 ? input.current : null);
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
}

/** Where a key leads; in the field (position -1) only ArrowDown leads into the list. */
function next(key: string, position: number, options: HTMLElement[]): HTMLElement | undefined {
  if (key === 'ArrowDown') return options[Math.min(position + 1, options.length - 1)];
  if (position < 0) return undefined;
  if (key === 'ArrowUp') return options[position - 1];
  if (key === 'Home') return options[0];
  return key === 'End' ? options.at(-1) : undefined;
}
