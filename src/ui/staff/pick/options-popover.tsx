import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { ComboBoxStateContext, OverlayTriggerStateContext } from 'react-aria-components';
import menu from '../../menu/menu.module.css';
import { StaffPopover } from '../popover/staff-popover.tsx';

/** Milliseconds: the frame in which the page scrolls to the field comes after the focus. */
const settling = 500;

/** React Aria would close options opened by Tab for the scrolling that brings their field into view. */
export function OptionsPopover({ children }: { children: ReactNode }) {
  const state = useContext(ComboBoxStateContext);
  const opened = useRef(Number.NEGATIVE_INFINITY);
  const isByTab = useRef(false);
  const isOpen = state?.isOpen ?? false;
  useEffect(() => {
    const note = (event: Event) => {
      isByTab.current = event instanceof KeyboardEvent && event.key === 'Tab';
    };
    document.addEventListener('keydown', note, true);
    document.addEventListener('pointerdown', note, true);
    return () => {
      document.removeEventListener('keydown', note, true);
      document.removeEventListener('pointerdown', note, true);
    };
  }, []);
  useEffect(() => {
    if (!isOpen) return;
    opened.current = performance.now();
    // Escape closes the options alone, not also the dialog that they stand in.
    const keepDialog = (event: KeyboardEvent) => event.key === 'Escape' && event.preventDefault();
    document.addEventListener('keydown', keepDialog, true);
    return () => document.removeEventListener('keydown', keepDialog, true);
  }, [isOpen]);
  const close = () => {
    const isSettling = isByTab.current && performance.now() - opened.current < settling;
    if (!isSettling) state?.close();
  };
  return (
    <OverlayTriggerStateContext.Provider value={state && { ...state, close }}>
      <StaffPopover offset={8} className={menu.options ?? ''}>
        {children}
      </StaffPopover>
    </OverlayTriggerStateContext.Provider>
  );
}

/** A click on it would otherwise take the focus and close the options. */
export const NoOptions = ({ words }: { words: string }) => (
  <p className={menu.title} onMouseDown={(event) => event.preventDefault()}>
    {words}
  </p>
);
