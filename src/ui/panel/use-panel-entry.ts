import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';
import { holdPanelEntry } from './panel-entry.ts';

/**
 * Gives a dialog its entry of the history as soon as it is open, `showModal()` first. Where one is says the router itself:
 * what it has chosen stands in the address before the page is drawn with it, and Back may come between the two.
 */
export function usePanelEntry(): (dialog: HTMLDialogElement | null) => void {
  const router = useContext(DataRouterContext)?.router;
  return useCallback((dialog) => dialog && router && holdPanelEntry(dialog, () => router.state.location), [router]);
}
