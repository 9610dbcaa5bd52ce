import { useLoaderData } from 'react-router';
import type { ContentView } from '#features/cms/index.ts';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { Static } from '#ui/static/static.tsx';
import type { loader } from './team.loader.ts';
import { TeamList } from './team-list.static.tsx';

/** Everybody by category: `/de/team` (V §2). All of it is rendered by the server. */
export function TeamPage({ Content }: { Content: ContentView }) {
  const { serverOnly: team, title, description } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={title} {...(import.meta.env.SSR && { description })} />
      <Static id="team">{team && <TeamList team={team} Content={Content} />}</Static>
    </>
  );
}
