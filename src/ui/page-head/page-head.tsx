import { useRouteLoaderData } from 'react-router';
import type { RootInfo } from '../site-context.ts';
import { type PageHeadProps, PageMeta } from './page-meta.tsx';

/** The page's title, which React moves into the head, and what machines read of it. */
export function PageHead(props: PageHeadProps) {
  const venue = useRouteLoaderData<RootInfo>('root')?.name;
  const title = venue && props.title !== venue ? `${props.title} – ${venue}` : props.title;
  return (
    <>
      <title>{title}</title>
      {/* Machines always ask the server: the browser need not repeat it for them, and forgets it on the way to another page (src/app/route-announcer). */}
      {import.meta.env.SSR && <PageMeta {...props} title={title} />}
    </>
  );
}
