import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router';
import { type PageHeadTags, pageHeadPath, pageTagsSelector } from '#ui/page-head/moved-head.ts';
import { usePage } from '#ui/page-traits.ts';
import { trustedHtml } from '#ui/trusted-html/trusted-html.ts';

/** `path` is '' until the first page stands, whose head the server has written; `address` is '' where nothing is said. */
const described = { path: '', address: '' };

/** A browser that shares a page takes its canonical address, and would share the earlier page after a move. */
export function useHeadAfterMove(): void {
  const { pathname, search } = useLocation();
  const traits = usePage()?.traits;
  // One that has failed has no data.
  const hasData = useMatches().at(-1)?.loaderData !== undefined;
  const isDescribed = hasData && traits !== undefined && !traits.personal && /^\/(de|en)(\/|$)/.test(pathname);
  const address = pathname + queryOf(search, traits?.hasOneHead ? [] : (traits?.query ?? []));
  useEffect(() => {
    const { path, address: before } = described;
    Object.assign(described, { path: pathname, address: isDescribed ? address : '' });
    if (path === '' || before === described.address) return;
    if (path !== pathname) setTags('');
    if (!isDescribed) return;
    const left = new AbortController();
    fetch(pageHeadPath + address, { signal: left.signal, priority: 'low' })
      .then(async (response) => {
        const answer: PageHeadTags = await response.json();
        setTags('tags' in answer ? answer.tags : '');
      })
      .catch(() => {}); // left meanwhile, or the network is away
    return () => {
      left.abort();
    };
  }, [pathname, address, isDescribed]);
}

/** In their order. */
function queryOf(search: string, names: readonly string[]): string {
  const given = new URLSearchParams(search);
  const query = new URLSearchParams(names.flatMap((name) => (given.get(name) ? [[name, given.get(name) ?? '']] : [])));
  return query.size > 0 ? `?${query}` : '';
}

/** Also the server's tags, which the browser's React has never rendered. */
function setTags(html: string): void {
  for (const tag of document.head.querySelectorAll(pageTagsSelector)) tag.remove();
  const template = document.createElement('template');
  template.innerHTML = trustedHtml(html);
  document.head.append(template.content);
}
