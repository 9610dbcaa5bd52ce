import { useLanguage } from '#i18n/use-language.ts';
import type { Resource } from '#resources/declaration/define-resource.ts';
import type { Role } from '#roles.ts';
import { LinkTabs } from '#ui/tabs/link-tabs.tsx';
import { recordHref } from '../../back-office-href.ts';
import type { SavedView } from '../../saved-views/contract.ts';
import { allRecords, type RecordQuery, viewOf } from '../data/list-address.ts';
import styles from '../records.module.css';
import { t } from '../strings.ts';
import { SavedViewTools } from './saved-view-tools.tsx';

type Props = { resource: Resource; role: Role; query: RecordQuery; saved: readonly SavedView[] };

/** The narrowed lists that the declaration brings, all, and those that staff have saved. */
export function ListViews({ resource, role, query, saved }: Props) {
  const language = useLanguage();
  const shipped = (resource.list.views ?? []).map((view) => ({ key: view.key, text: view.label[language], query: view.query as RecordQuery }));
  const own = saved.map((view) => ({ key: String(view.id), text: view.name, query: view.query as RecordQuery, view }));
  const all = { key: '', text: t(language, 'view_all'), query: allRecords(resource) };
  const shown = viewOf(resource, role, query);
  const isShown = (view: RecordQuery) => isSame(viewOf(resource, role, view), shown);
  const tabs = [all, ...shipped, ...own];
  const current = own.find((tab) => isShown(tab.query))?.view;
  return (
    <>
      {tabs.length > 1 && (
        <LinkTabs
          className={styles.views ?? ''}
          label={t(language, 'views')}
          tabs={tabs.map(({ text, query: view }) => ({ to: recordHref(resource.path, language, view), text, isCurrent: isShown(view) }))}
        />
      )}
      <SavedViewTools
        key={current?.id ?? 'new'}
        path={resource.path}
        role={role}
        query={{ ...shown, ...(query.fields && { fields: query.fields }) }}
        current={current}
        isNew={!tabs.some((tab) => isShown(tab.query))}
      />
    </>
  );
}

function isSame(one: RecordQuery, other: RecordQuery): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => one[name] === other[name]);
}
