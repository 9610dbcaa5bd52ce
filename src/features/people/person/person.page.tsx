import { useLoaderData, useRouteLoaderData } from 'react-router';
import { imageUrl } from '#features/media/index.ts';
import { PageHead } from '#ui/page-head/page-head.tsx';
import type { RootInfo } from '#ui/site-context.ts';
import { Static } from '#ui/static/static.tsx';
import type { loader } from './person.loader.ts';
import { Person } from './person.static.tsx';

export { loader } from './person.loader.ts';

/** One person or ensemble: `/de/team/{slug}/{id}` (V §2). All of it is rendered by the server. */
export function Page() {
  const { serverOnly: person, name } = useLoaderData<typeof loader>();
  const site = useRouteLoaderData<RootInfo>('root');
  const image = person?.image_obj;
  return (
    <>
      <PageHead
        title={name}
        {...(import.meta.env.SSR && {
          description: person?.biography[0] ?? person?.position ?? '',
          og: { title: name, description: '', type: 'profile' },
          image: image ? { url: imageUrl(image, { ratio: '16x9', width: 1280, format: 'jpg' }), width: 1280, height: 720, alt: image.alt || name } : undefined,
        })}
      />
      <Static id="person">{person && <Person person={person} site={site} />}</Static>
    </>
  );
}
