import type { KeyboardEvent, RefObject } from 'react';

type Options = {
  input: RefObject<HTMLInputElement | null>;
  list: RefObject<HTMLElement | null>;
  /** ArrowDown where no suggestions are open. */
  onAsk: () => void;
  onEscape: () => void;
};

/** The keys of a combobox whose list takes the focus (WAI-ARIA APG "Combobox"); those within the list are its own. */
export function useListKeys({ input, list, onAsk, onEscape }: Options) {
  return (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      return onEscape();
    }
    if (event.key !== 'ArrowDown' || document.activeElement !== input.current) return;
    const first = list.current?.querySelector<HTMLElement>('[role=option]');
    if (!first) return onAsk();
    event.preventDefault();
    first.focus();
  };
}
