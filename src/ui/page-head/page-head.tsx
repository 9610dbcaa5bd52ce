import { useRouteLoaderData } from 'react-router';
import type { RootInfo } from '../site-context.ts';
import { type PageHeadProps, PageMeta } from './page-meta.tsx';

/** React moves the title into the head. */
export function PageHead(props: PageHeadProps) {
  const venue = useRouteLoaderData<RootInfo>('root')?.name;
  const title = venue && props.title !== venue ? `${props.title} – ${venue}` : props.title;
  return (
    <>
      <title>{title}</title>
      {/* By the server alone: after a move the browser asks for it (src/app/route-announcer/use-head-after-move.ts). */}
      {import.meta.env.SSR && <PageMeta {...props} title={title} />}
    </>
  );
}
