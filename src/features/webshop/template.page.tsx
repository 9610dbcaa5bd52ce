import { type LoaderFunctionArgs, redirectDocument } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { slotBegin, slotEnd } from './slot.ts';
import { t } from './strings.ts';

/** Only the server makes this page: what a shop fetches runs no script of ours. */
export function loader({ request }: LoaderFunctionArgs): null {
  if (typeof document !== 'undefined') throw redirectDocument(request.url);
  return null;
}

/** `/eventim-template`: our page without content, which an external shop fetches and fills (docs/webshop.md). */
export function Page() {
  const language = useLanguage();
  return (
    <>
      <PageHead title={t(language, 'title')} noIndex />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: comments of ours around a text of ours; React writes no comments */}
      <div dangerouslySetInnerHTML={{ __html: `${slotBegin}<p>${t(language, 'slot')}</p>${slotEnd}` }} />
    </>
  );
}
