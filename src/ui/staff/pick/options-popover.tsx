import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { ComboBoxStateContext, OverlayTriggerStateContext, Popover } from 'react-aria-components';
import menu from '../../menu/menu.module.css';

/** For so long after it has opened the page may still be on its way to the field, in ms: the frame in which it scrolls comes after the focus. */
const settling = 500;

/** The options of a combo box. The scrolling that brought the field into view, and that React Aria would close them for, is over sooner. */
export function OptionsPopover({ children }: { children: ReactNode }) {
  const state = useContext(ComboBoxStateContext);
  const opened = useRef(0);
  const isOpen = state?.isOpen ?? false;
  useEffect(() => {
    if (isOpen) opened.current = performance.now();
  }, [isOpen]);
  const close = () => {
    if (performance.now() - opened.current > settling) state?.close();
  };
  return (
    <OverlayTriggerStateContext.Provider value={state && { ...state, close }}>
      <Popover offset={8} className={menu.options ?? ''}>
        {children}
      </Popover>
    </OverlayTriggerStateContext.Provider>
  );
}

/** What stands in the place of options: a click on it is none on something else, which would take the focus and close them. */
export const NoOptions = ({ words }: { words: string }) => (
  <p className={menu.title} onMouseDown={(event) => event.preventDefault()}>
    {words}
  </p>
);
