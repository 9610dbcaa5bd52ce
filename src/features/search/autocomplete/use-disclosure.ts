import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { blurDelay, focusDelay } from '../limits.ts';

type Options = { variant: 'header' | 'page'; startsOpen: boolean; input: RefObject<HTMLInputElement | null> };

/** What of a search form is open: the form itself (a page's always is) and its suggestions; both end after a blur. */
export function useDisclosure({ variant, startsOpen, input }: Options) {
  const [isOpen, setOpen] = useState(variant === 'page' || startsOpen);
  const [isSuggesting, suggest] = useState(false);
  const blurTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (variant === 'page' || !isOpen) return;
    const timer = setTimeout(() => input.current?.focus(), focusDelay);
    return () => clearTimeout(timer);
  }, [variant, isOpen, input]);
  useEffect(() => () => clearTimeout(blurTimer.current), []);

  const collapse = () => {
    suggest(false);
    setOpen(variant === 'page');
  };
  const onBlur = ({ currentTarget: form, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    if (form.contains(relatedTarget)) return;
    clearTimeout(blurTimer.current);
    // The focus that comes back with the window has not left the form.
    blurTimer.current = setTimeout(() => form.contains(document.activeElement) || collapse(), blurDelay);
  };
  return { isOpen, open: () => setOpen(true), collapse, isSuggesting, suggest, onBlur, onFocus: () => clearTimeout(blurTimer.current) };
}
