import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';
import { holdPanelEntry } from './panel-entry.ts';

/** After `showModal()`; the router says where one is, as Back may come between its choice and the drawing. */
export function usePanelEntry(): (dialog: HTMLDialogElement | null) => void {
  const router = useContext(DataRouterContext)?.router;
  return useCallback((dialog) => dialog && router && holdPanelEntry(dialog, () => router.state.location), [router]);
}
