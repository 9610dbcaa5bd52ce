import { createContext } from 'react';

/** Whether something stands in a panel with an entry of the history (panel-entry.ts), whose place its links take. */
export const PanelContext = createContext(false);
