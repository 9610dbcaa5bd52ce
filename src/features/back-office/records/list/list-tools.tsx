import { Columns3, Download, FileUp, History, Trash2 } from 'lucide';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { mayCall } from '#api/user.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { lastChanged } from '#resources/contract/query-schema.ts';
import type { Resource } from '#resources/declaration/define-resource.ts';
import type { Role } from '#roles.ts';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { StaffChoices } from '#ui/staff/pick/staff-choices.tsx';
import { StaffMenu } from '#ui/staff/staff-menu.tsx';
import { showToast } from '#ui/toast/toast.ts';
import { recordHref } from '../../back-office-href.ts';
import { columnsOf, isSortableColumn, type RecordQuery, shownColumns, sortOf } from '../data/list-address.ts';
import { saveFile } from '../data/save-file.ts';
import { wordsOf } from '../data/words-of.ts';
import styles from '../records.module.css';
import { useRecordCalls } from '../records-context.ts';
import { t } from '../strings.ts';

type Props = { resource: Resource; role: Role; query: RecordQuery; onChange: (change: RecordQuery) => void };

/** Beside the number of a list: its columns, what is done with all of it, and its order where there are no heads. */
export function ListTools(props: Props) {
  return (
    <div className={styles.tools}>
      <ColumnMenu {...props} />
      <MoreMenu {...props} />
      <SortSelect {...props} />
    </div>
  );
}

/** Where a table is cards, there are no heads to sort by. */
function SortSelect({ resource, role, query, onChange }: Props) {
  const language = useLanguage();
  const { field, descending } = sortOf(resource, query);
  const names = [resource.title, ...shownColumns(resource, role, query)].filter((name) => isSortableColumn(resource, name));
  return (
    <label className={styles.sort}>
      <span>{t(language, 'sort_by')}</span>
      <select value={(descending ? '-' : '') + field} onChange={({ target }) => onChange({ sort: target.value })}>
        {[...new Set([...names, field])].flatMap((name) => {
          if (`-${name}` === lastChanged) return [];
          const label = resource.fields[name]?.form.label[language] ?? name;
          return [
            <option key={name} value={name}>
              {t(language, 'ascending', { name: label })}
            </option>,
            <option key={`-${name}`} value={`-${name}`}>
              {t(language, 'descending', { name: label })}
            </option>,
          ];
        })}
        <option value={lastChanged}>{t(language, 'last_changed')}</option>
      </select>
    </label>
  );
}

function ColumnMenu({ resource, role, query, onChange }: Props) {
  const language = useLanguage();
  const shown = shownColumns(resource, role, query);
  const columns = [...columnsOf(resource, role)];
  if (columns.length === 0) return null;
  return (
    <StaffChoices
      size="compact"
      name={t(language, 'columns')}
      label={
        <>
          <Icon node={Columns3} />
          {t(language, 'columns')}
        </>
      }
      options={columns.map(([name, field]) => ({ value: name, label: field.form.label[language] }))}
      chosen={shown}
      onChange={(next) => onChange({ fields: next.length > 0 ? next.join(',') : resource.title, page: query.page })}
    />
  );
}

function MoreMenu({ resource, role, query }: Props) {
  const language = useLanguage();
  const navigate = useNavigate();
  const calls = useRecordCalls(resource.path);
  const [problem, setProblem] = useState('');
  const may = (access: Role) => mayCall(access, { id: 0, role });
  const download = async (format: 'csv' | 'json') => {
    setProblem('');
    try {
      const { page: _, fields: __, ...narrowed } = query;
      const file = await calls.export({ ...narrowed, format });
      saveFile(file.name, file.content_type, file.text);
      showToast(t(language, 'exported', { name: file.name }));
    } catch (error) {
      setProblem(wordsOf(error));
    }
  };
  return (
    <>
      <StaffMenu
        label={t(language, 'more')}
        size="compact"
        sections={[
          {
            commands: [
              { key: 'csv', text: t(language, 'export_csv'), icon: Download, onAction: () => void download('csv') },
              { key: 'json', text: t(language, 'export_json'), icon: Download, onAction: () => void download('json') },
              {
                key: 'changes',
                text: t(language, 'changes'),
                icon: History,
                onAction: () => void navigate(recordHref(resource.path, language, {}, 'changes')),
              },
              ...(may(resource.access.write)
                ? [
                    {
                      key: 'import',
                      text: t(language, 'import'),
                      icon: FileUp,
                      onAction: () => void navigate(recordHref(resource.path, language, {}, 'import')),
                    },
                  ]
                : []),
              ...(may(resource.access.remove)
                ? [{ key: 'bin', text: t(language, 'open_bin'), icon: Trash2, onAction: () => void navigate(recordHref(resource.path, language, {}, 'bin')) }]
                : []),
            ],
          },
        ]}
      />
      {problem && (
        <Notice kind="error" role="alert">
          <p>{problem}</p>
        </Notice>
      )}
    </>
  );
}
