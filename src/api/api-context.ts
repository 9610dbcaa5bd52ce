import { createContext } from 'react-router';
import type { Transport } from './client.ts';

/** Set by the browser's entry and by the renderer. */
export const transportContext = createContext<Transport>();
