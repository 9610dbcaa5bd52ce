import { createContext, useContext } from 'react';
import type { SiteSettings } from '#features/settings/index.ts';

/** What is told while the shop is switched off: when tickets are sold online again, and where they are until then. */
export type ClosedShop = NonNullable<SiteSettings['closed_shop']>;

/** Set by the frame; null while the shop is open. */
export const ClosedShopContext = /* @__PURE__ */ createContext<ClosedShop | null>(null);

export const useClosedShop = (): ClosedShop | null => useContext(ClosedShopContext);
