import { useRouteLoaderData } from 'react-router';
import type { RootInfo } from '../site-context.ts';
import { PageMeta } from './page-meta.tsx';

/** A picture for links that are shared: a path or an https address, px, and what is to be seen on it. */
export type SharedImage = { url: string; width?: number; height?: number; alt: string };

export type PageHeadProps = {
  title: string;
  description?: string;
  /** The picture for links that are shared; without it the house's own. */
  image?: SharedImage | undefined;
  /** Part of the query that makes this a page of its own: `page=3`. */
  query?: string;
  noIndex?: boolean;
};

/** The page's title, which React moves into the head, and what machines read of it. */
export function PageHead(props: PageHeadProps) {
  const house = useRouteLoaderData<RootInfo>('root')?.name;
  const title = house && props.title !== house ? `${props.title} – ${house}` : props.title;
  return (
    <>
      <title>{title}</title>
      {/* Machines always ask the server: the browser need not repeat it for them, and forgets it on the way to another page (src/app/arrival). */}
      {import.meta.env.SSR && <PageMeta {...props} title={title} />}
    </>
  );
}
