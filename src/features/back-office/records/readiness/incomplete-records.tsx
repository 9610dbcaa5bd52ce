import { useLanguage } from '#i18n/use-language.ts';
import type { Resource } from '#resources/declaration/define-resource.ts';
import type { Role } from '#roles.ts';
import type { RecordQuery } from '../data/list-address.ts';
import type { Line, RecordList } from '../data/record-types.ts';
import { RecordTable } from '../list/record-table.tsx';
import styles from './readiness.module.css';
import { t } from './strings.ts';

/** Those of a list with what each lacks; from the form of one the way goes on to the next of them. */
export function IncompleteRecords({ resource, role, query, list }: { resource: Resource; role: Role; query: RecordQuery; list: RecordList }) {
  const language = useLanguage();
  const words = new Map(resource.readiness?.checks.map(({ key, lacks }) => [key, lacks[language]]));
  return (
    <RecordTable
      resource={resource}
      role={role}
      query={query}
      list={list}
      more={[
        {
          key: 'lacks',
          title: t(language, 'lacks'),
          cell: ({ lacks }: Line) => (
            <ul className={styles.lacks}>
              {(lacks ?? []).map((key) => (
                <li key={key}>{words.get(key)}</li>
              ))}
            </ul>
          ),
        },
      ]}
    />
  );
}
