/**
 * Removes what the server said of the page one has come from (src/ui/page-head/page-meta.tsx): a browser that shares a page takes
 * its canonical address, if it has one, and would share the earlier page. Without one it takes the address itself.
 */
export function removeStaleMeta(): void {
  for (const said of document.head.querySelectorAll('link[rel=canonical], link[hreflang], meta[name=description], meta[name=robots], meta[property^="og:"]'))
    said.remove();
}
