import { lazyImport } from '#ui/lazy-import.ts';

/** The code that asks browsers for passkeys, for those who press the button. */
export const loadPasskeys = lazyImport(() => import('./ask-passkey.ts'));
