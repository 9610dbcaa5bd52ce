import { createContext, type ReactNode, useContext } from 'react';

/** HTML of `children`, made once of each object `of` and variant; set by the renderer (src/app/cached-html/cached-html.server.tsx). */
export type HtmlOf = (of: object, variant: string, children: ReactNode) => string;

export const HtmlOfContext = /* @__PURE__ */ createContext<HtmlOf | null>(null);

/**
 * On the server, what makes the HTML of an element's content, to be set as such: once as long as `of` is the same object, which it
 * is as long as what it was made from has not changed. Null where nothing is cached. The browser takes it over like any other:
 * `children` may depend on `of`, `variant` and the language alone, without ids of React's own and pictures to be preloaded.
 */
export const useHtmlOf = (): HtmlOf | null => useContext(HtmlOfContext);
