import { useLoaderData } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { Static } from '#ui/static/static.tsx';
import { t } from '../strings.ts';
import type { loader } from './topics.loader.ts';
import { Topics } from './topics.static.tsx';

export { loader } from './topics.loader.ts';

/** "All #Topics": `/de/blog/tags` (V §2). */
export function Page() {
  const { serverOnly } = useLoaderData<typeof loader>();
  const language = useLanguage();
  return (
    <>
      <PageHead title={t(language, 'all_topics')} {...(import.meta.env.SSR && { description: t(language, 'topics_description') })} />
      <Static id="topics">{serverOnly && <Topics tags={serverOnly.tags} />}</Static>
    </>
  );
}
