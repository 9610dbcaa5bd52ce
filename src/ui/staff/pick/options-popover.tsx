import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { ComboBoxStateContext, OverlayTriggerStateContext } from 'react-aria-components';
import menu from '../../menu/menu.module.css';
import { StaffPopover } from '../popover/staff-popover.tsx';

/** For so long after it has opened the page may still be on its way to the field, in ms: the frame in which it scrolls comes after the focus. */
const settling = 500;

/**
 * The options of a combo box. Those that the tab key has opened stay where React Aria would close them for the scrolling that
 * brought their field into view. Whoever clicks sees the field already: what scrolls then moves it away from its options.
 */
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

/** What stands in the place of options: a click on it is none on something else, which would take the focus and close them. */
export const NoOptions = ({ words }: { words: string }) => (
  <p className={menu.title} onMouseDown={(event) => event.preventDefault()}>
    {words}
  </p>
);
