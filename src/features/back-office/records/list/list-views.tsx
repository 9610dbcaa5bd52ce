import { useLanguage } from '#i18n/use-language.ts';
import type { Resource } from '#resources/declaration/define-resource.ts';
import { LinkTabs } from '#ui/tabs/link-tabs.tsx';
import { recordHref } from '../../back-office-href.ts';
import type { RecordQuery } from '../data/list-address.ts';
import { t } from '../strings.ts';

/** The narrowed lists that the declaration brings, and all. */
export function ListViews({ resource, query, narrowing }: { resource: Resource; query: RecordQuery; narrowing: readonly string[] }) {
  const language = useLanguage();
  const views = resource.list.views ?? [];
  if (views.length === 0) return null;
  const names = [...narrowing, 'sort'];
  const isShown = (view: RecordQuery) => names.every((name) => (query[name] ?? '') === (view[name] ?? ''));
  const all = { key: '', label: { de: t('de', 'view_all'), en: t('en', 'view_all') }, query: {} };
  return (
    <LinkTabs
      label={t(language, 'views')}
      tabs={[all, ...views].map(({ label, query: view }) => ({
        to: recordHref(resource.path, language, view),
        text: label[language],
        isCurrent: isShown(view),
      }))}
    />
  );
}
