export type EntryState = { panel?: string; idx?: number } | null;

/** Of which panel an entry of the history is (panel-entry.ts). */
export const panelOf = (state: EntryState): string | undefined => state?.panel;

export const isOnPanelEntry = (): boolean => panelOf(history.state) !== undefined;
