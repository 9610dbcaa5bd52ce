/** Turns addresses of this very site into paths, which stay right wherever it moves; all others stay as they are. */
export const withinSite =
  (origin: string) =>
  (href: string): string => {
    if (!/^https?:/i.test(href) || !URL.canParse(href)) return href;
    const url = new URL(href);
    return url.origin === origin ? url.pathname + url.search + url.hash : href;
  };
