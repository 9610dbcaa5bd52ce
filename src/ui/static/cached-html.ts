import { createContext, type ReactNode, useContext } from 'react';

/** Set by the renderer (src/app/cached-html/cached-html.server.tsx). */
export type HtmlOf = (of: object, variant: string, children: ReactNode) => string;

export const HtmlOfContext = /* @__PURE__ */ createContext<HtmlOf | null>(null);

/** Made once as long as `of` is the same object; `children` may depend on `of`, `variant` and language alone, without React's ids. */
export const useHtmlOf = (): HtmlOf | null => useContext(HtmlOfContext);
