import { useCallback, useRef } from 'react';
import { useLocation } from 'react-router';
import { holdPanelEntry } from './panel-entry.ts';

/** Gives a dialog its entry of the history as soon as it is open, `showModal()` first. */
export function usePanelEntry(): (dialog: HTMLDialogElement | null) => void {
  const location = useLocation();
  const shown = useRef(location);
  shown.current = location;
  return useCallback((dialog) => dialog && holdPanelEntry(dialog, () => shown.current), []);
}
