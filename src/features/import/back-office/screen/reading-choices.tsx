import { useId } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { CheckboxField } from '#ui/field/checkbox-field.tsx';
import { FieldRow } from '#ui/field/field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import task from '#ui/staff/staff-task.module.css';
import { columnNames } from '../../csv/columns.ts';
import { dateOrders, delimiters, encodings, type StoredReading } from '../../named-source/stored-reading.ts';
import { columnText } from '../column-strings.ts';
import type { ProgrammeImportReport } from '../contract.ts';
import { t } from '../strings.ts';
import styles from './programme-import.module.css';
import type { ProgrammeImport } from './use-programme-import.ts';

type Props = { report: ProgrammeImportReport; reading: ProgrammeImport };
type Part = { report: ProgrammeImportReport; chosen: StoredReading; choose: (change: Partial<StoredReading>) => void };

/** Stored under the name of its source for the next time. */
export function ReadingChoices({ report, reading: { chosen, choose, isChanged, readAgain, busy } }: Props) {
  const language = useLanguage();
  const [heading, list] = [useId(), useId()];
  if (!chosen) return null;
  const part: Part = { report, chosen: chosen.reading, choose: (change) => choose({ reading: { ...chosen.reading, ...change } }) };
  return (
    <section className={styles.reading} aria-labelledby={heading}>
      <h2 id={heading}>{t(language, 'reading')}</h2>
      <div className={styles.fields}>
        <TextField
          name="source"
          label={t(language, 'source')}
          hint={t(language, 'source_hint')}
          list={list}
          maxLength={80}
          autoComplete="off"
          value={chosen.source}
          onChange={({ target }) => choose({ source: target.value })}
        />
        <datalist id={list}>
          {[...new Set([...report.sources, ...report.file_sources])].map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Settled report={report} />
      </div>
      <Names {...part} kind="rooms" />
      <Names {...part} kind="types" />
      {report.table && <TableChoices {...part} table={report.table} isText={report.format === 'csv'} />}
      <p className={task.ways}>
        <Button size="small" look={isChanged ? 'primary' : 'secondary'} busy={busy !== null} onClick={() => void readAgain()}>
          {t(language, 'read_again')}
        </Button>
      </p>
    </section>
  );
}

function Settled({ report: { settled, source } }: { report: ProgrammeImportReport }) {
  const language = useLanguage();
  if (!settled || settled.dates + settled.others === 0) return null;
  const { name, dates, again, others, other } = settled;
  if (others > 0)
    return (
      <Notice>
        <p>{t(language, other === name ? 'source_doubtful' : 'source_other', { name, other, n: others })}</p>
      </Notice>
    );
  if (other !== '')
    return (
      <Notice>
        <p>{t(language, 'source_guessed', { name, other, n: dates })}</p>
      </Notice>
    );
  return <p className={styles.quiet}>{t(language, source.name === '' ? 'source_by_file' : 'source_known', { name, again, n: dates })}</p>;
}

function Names({ report, chosen, choose, kind }: Part & { kind: 'rooms' | 'types' }) {
  const language = useLanguage();
  const names = report.names.filter((name) => name.kind === kind);
  if (names.length === 0) return null;
  const options = report.options[kind].map(({ id, label, lang }) => ({ value: String(id), label, ...(lang && { lang }) }));
  const choiceOf = (key: string) => (Object.hasOwn(chosen[kind], key) ? String(chosen[kind][key]) : 'new');
  return (
    <fieldset className={styles.mapped}>
      <legend>{t(language, `names_${kind}`)}</legend>
      {names.map(({ key, name, line }) => (
        <SelectField
          key={key}
          required
          name={`${kind}.${key}`}
          label={name}
          hint={t(language, 'first_on', { n: line })}
          value={choiceOf(key)}
          defaultValue={choiceOf(key)}
          options={[{ value: 'new', label: t(language, `new_${kind}`) }, ...options]}
          onChange={({ target }) => {
            const { [key]: _, ...rest } = chosen[kind];
            choose({ [kind]: target.value === 'new' ? rest : { ...rest, [key]: Number(target.value) } });
          }}
        />
      ))}
    </fieldset>
  );
}

type Table = NonNullable<ProgrammeImportReport['table']>;

function TableChoices({ report, chosen, choose, table, isText }: Part & { table: Table; isText: boolean }) {
  const language = useLanguage();
  const columnOf = ({ key, column }: Table['headings'][number]) => (Object.hasOwn(chosen.columns, key) ? chosen.columns[key] || 'none' : (column ?? 'none'));
  const columns = [
    { value: 'none', label: t(language, 'not_read') },
    ...columnNames.map((name) => ({ value: name as string, label: columnText(language, name) })), // one list with the word above
  ];
  const auto = { value: 'auto', label: t(language, 'found_out') };
  return (
    <Disclosure className={styles.more} summary={t(language, 'table_choices')} open={report.read === 0 || table.has_unclear_dates}>
      <fieldset className={styles.mapped}>
        <legend>{t(language, 'headings', { n: table.line })}</legend>
        {table.headings.map((heading) => (
          <SelectField
            key={heading.key}
            required
            name={`column.${heading.key}`}
            label={heading.heading}
            value={columnOf(heading)}
            defaultValue={columnOf(heading)}
            options={columns}
            onChange={({ target }) => {
              const column = columnNames.find((name) => name === target.value) ?? '';
              choose({ columns: { ...chosen.columns, [heading.key]: column } });
            }}
          />
        ))}
      </fieldset>
      <div className={styles.fields}>
        <FieldRow>
          <SelectField
            required
            name="date_order"
            label={t(language, 'date_order')}
            value={chosen.date_order ?? 'auto'}
            defaultValue="auto"
            options={[auto, ...dateOrders.map((value) => ({ value, label: t(language, `order_${value}`) }))]}
            onChange={({ target }) => choose({ date_order: dateOrders.find((value) => value === target.value) ?? null })}
          />
          {isText && (
            <SelectField
              required
              name="delimiter"
              label={t(language, 'delimiter')}
              value={chosen.delimiter ?? 'auto'}
              defaultValue="auto"
              options={[auto, ...delimiters.map((value, index) => ({ value, label: t(language, (['semicolon', 'comma', 'tab'] as const)[index] ?? 'tab') }))]}
              onChange={({ target }) => choose({ delimiter: delimiters.find((value) => value === target.value) ?? null })}
            />
          )}
          {isText && (
            <SelectField
              required
              name="encoding"
              label={t(language, 'encoding')}
              value={chosen.encoding ?? 'auto'}
              defaultValue="auto"
              options={[auto, ...encodings.map((value) => ({ value, label: encodingText[value] }))]}
              onChange={({ target }) => choose({ encoding: encodings.find((value) => value === target.value) ?? null })}
            />
          )}
        </FieldRow>
      </div>
      <CheckboxField
        name="carries_dates"
        label={t(language, 'carries_dates')}
        hint={t(language, 'carries_dates_hint')}
        checked={chosen.carries_dates}
        onChange={({ target }) => choose({ carries_dates: target.checked })}
      />
    </Disclosure>
  );
}

const encodingText = { 'utf-8': 'UTF-8', 'windows-1252': 'Windows-1252', macintosh: 'Mac Roman' } as const;
