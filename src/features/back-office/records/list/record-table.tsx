import { useNavigate } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';
import type { Resource } from '#resources/declaration/define-resource.ts';
import type { Role } from '#roles.ts';
import { Link } from '#ui/link.tsx';
import { type StaffColumn, StaffTable } from '#ui/staff/staff-table.tsx';
import { recordHref } from '../../back-office-href.ts';
import { dayInWords } from '../data/display-value.ts';
import { columnsOf, isSortableColumn, pictureOf, type RecordQuery, shownColumns, sortOf } from '../data/list-address.ts';
import { listKey } from '../data/list-key.ts';
import type { Line, RecordList } from '../data/record-types.ts';
import { FieldValue } from '../field-value.tsx';
import styles from '../records.module.css';
import { useRecords } from '../records-context.ts';
import { t } from '../strings.ts';

type Props = {
  resource: Resource;
  role: Role;
  query: RecordQuery;
  list: RecordList;
  /** Without it heads do not sort. */
  onChange?: (change: RecordQuery) => void;
  selection?: { keys: ReadonlySet<string>; onChange: (keys: ReadonlySet<string>) => void };
  /** Of screens beside the list: columns that are no fields, after the others. */
  more?: readonly StaffColumn<Line>[];
};

const numbers = new Set(['number', 'money', 'counted']);

/** The records of one page of a list: the title leads to the form, heads sort, on a phone each is a card. */
export function RecordTable({ resource, role, query, list, onChange, selection, more = [] }: Props) {
  const language = useLanguage();
  const navigate = useNavigate();
  const cells = useRecords().views[resource.name]?.cells ?? {};
  const columns = columnsOf(resource, role);
  const { field: sorted, descending } = sortOf(resource, query);
  const picture = pictureOf(resource, role);
  const addressOf = (id: number) => recordHref(resource.path, language, { list: listKey(query) }, id);
  return (
    <div className={styles.list}>
      <StaffTable<Line>
        caption={resource.label.many[language]}
        rows={list.results}
        keyOf={({ id }) => String(id)}
        isCards
        onOpen={(key) => void navigate(addressOf(Number(key)))}
        {...(selection && { selection })}
        {...(onChange && {
          sort: {
            by: { column: sorted, direction: descending ? 'descending' : 'ascending' },
            onChange: ({ column, direction }) => onChange({ sort: (direction === 'descending' ? '-' : '') + String(column) }),
          },
        })}
        columns={[
          {
            key: resource.title,
            title: resource.fields[resource.title]?.form.label[language] ?? '',
            isSortable: onChange !== undefined && isSortableColumn(resource, resource.title),
            cell: (line) => (
              <span className={styles.line} data-picture={picture !== undefined || undefined}>
                {picture !== undefined && <Thumb url={list.pictures[String(line[picture] ?? line.inherited?.[picture])]?.url} />}
                <Link to={addressOf(line.id)} lang={line.lang}>
                  {line.label || t(language, 'nameless', { id: line.id })}
                </Link>
              </span>
            ),
          },
          ...shownColumns(resource, role, query).flatMap((name) => {
            const field = columns.get(name);
            if (!field) return [];
            const Cell = cells[name];
            return [
              {
                key: name,
                title: field.form.label[language],
                isSortable: onChange !== undefined && isSortableColumn(resource, name),
                isNumber: numbers.has(field.form.kind),
                cell: (line: Line) =>
                  Cell ? (
                    <Cell field={field} value={line[name]} line={line} lookups={list} />
                  ) : isDayAlone(resource, name, line) ? (
                    dayInWords(String(line[name]), language)
                  ) : (
                    <FieldValue field={field} value={line[name]} lookups={list} id={line.id} />
                  ),
              },
            ];
          }),
          ...more,
        ]}
      />
    </div>
  );
}

/** Whether the hour of an instant is not settled, and is not said. */
function isDayAlone({ list }: Resource, name: string, line: Line): boolean {
  const known = list.hourKnown?.[name];
  return known !== undefined && line[known] === false && typeof line[name] === 'string';
}

const Thumb = ({ url }: { url: string | undefined }) => <span className={styles.thumb}>{url && <img src={url} alt="" loading="lazy" decoding="async" />}</span>;
