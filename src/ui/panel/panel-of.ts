export type EntryState = { panel?: string; idx?: number } | null;

export const panelOf = (state: EntryState): string | undefined => state?.panel;

export const isOnPanelEntry = (): boolean => panelOf(history.state) !== undefined;
