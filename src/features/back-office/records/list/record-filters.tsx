import { type ReactNode, useId, useState } from 'react';
import { httpTransport } from '#api/client.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { Resource } from '#resources/declaration/define-resource.ts';
import { fieldsFor } from '#resources/declaration/fields-for.ts';
import type { Role } from '#roles.ts';
import { Button } from '#ui/button/button.tsx';
import type { Option } from '#ui/field/choice-field.tsx';
import { StaffPicker } from '#ui/staff/pick/staff-picker.tsx';
import { StaffFilters } from '#ui/staff/staff-filters.tsx';
import { inSentence } from '../data/in-sentence.ts';
import { filtersOf, type ListFilter, type RecordQuery } from '../data/list-address.ts';
import { optionsOf, targetOf } from '../data/options-of.ts';
import { recordCalls } from '../data/record-calls.ts';
import type { Label } from '../data/record-types.ts';
import styles from '../records.module.css';
import { useRecords } from '../records-context.ts';
import { t } from '../strings.ts';
import { DayFilter } from './day-filter.tsx';

type Props = {
  resource: Resource;
  role: Role;
  query: RecordQuery;
  chosen: Record<string, Label>;
  onChange: (change: RecordQuery) => void;
  tools: ReactNode;
};

/** With more controls than these a list has those that its declaration names last behind a button, so that they take one row of a desktop. */
const maxUnfolded = 6;
const maxBesideButton = 4;

/** Search and filters of a list, as its declaration says: each kind of field has a control of its own. */
export function RecordFilters({ resource, role, query, chosen, onChange, tools }: Props) {
  const language = useLanguage();
  const filters = filtersOf(resource, role);
  const isFolded = filters.length + 1 > maxUnfolded;
  const lesser = isFolded ? filters.slice(maxBesideButton) : [];
  const isSet = ({ parameters }: ListFilter) => parameters.some((name) => query[name]);
  const setBehind = lesser.filter(isSet).length + ['missing', 'untranslated'].filter((name) => query[name]).length;
  const [isOpen, open] = useState(setBehind > 0);
  const id = useId();
  const controlOf = (filter: ListFilter) => <Filter key={filter.name} filter={filter} query={query} chosen={chosen[filter.name]} onChange={onChange} />;
  const completeness = <Completeness resource={resource} role={role} query={query} onChange={onChange} />;
  const searched = resource.list.search.map((name) => resource.fields[name]?.form.label[language]).filter(Boolean);
  return (
    <StaffFilters
      search={{ value: query.q ?? '', placeholder: t(language, 'search_hint', { fields: resource.list.searched?.[language] ?? searched.join(', ') }) }}
      filters={[]}
      narrowed={
        filters
          .flatMap(({ parameters }) => parameters)
          .concat('missing', 'untranslated', 'lacks')
          .filter((name) => query[name]).length
      }
      onChange={onChange}
      tools={tools}
    >
      {filters.slice(0, isFolded ? maxBesideButton : undefined).map(controlOf)}
      {isFolded ? (
        <>
          <Button size="small" className={styles.more} aria-expanded={isOpen} aria-controls={id} onClick={() => open(!isOpen)}>
            {t(language, 'more_filters')}
            {setBehind > 0 && ` (${setBehind})`}
          </Button>
          <div id={id} className={styles.lesser} hidden={!isOpen}>
            {isOpen && lesser.map(controlOf)}
            {isOpen && completeness}
          </div>
        </>
      ) : (
        completeness
      )}
    </StaffFilters>
  );
}

type FilterProps = { filter: ListFilter; query: RecordQuery; chosen: Label | undefined; onChange: (change: RecordQuery) => void };

function Filter({ filter: { name, field }, query, chosen, onChange }: FilterProps) {
  const language = useLanguage();
  const label = field.form.label[language];
  switch (field.form.kind) {
    case 'switch':
    case 'choice':
      return <FilterSelect label={label} value={query[name]} options={choicesOf(field, language)} onChange={(value) => onChange({ [name]: value })} />;
    case 'day':
    case 'instant':
      return <DayFilter name={name} label={label} query={query} onChange={onChange} />;
    case 'reference':
    case 'references':
      return <ReferenceFilter name={name} label={label} target={targetOf(field)} value={query[name]} chosen={chosen} onChange={onChange} />;
    default:
      return (
        <label className={styles.filter}>
          <span>{label}</span>
          <input
            type="text"
            inputMode="numeric"
            defaultValue={query[name] ?? ''}
            key={query[name]}
            maxLength={9}
            onBlur={({ target }) => target.value.trim() !== (query[name] ?? '') && onChange({ [name]: target.value.trim() })}
            onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
            data-set={query[name] ? '' : undefined}
          />
        </label>
      );
  }
}

type ReferenceProps = { name: string; label: string; target: string; value: string | undefined; chosen: Label | undefined; onChange: FilterProps['onChange'] };

function ReferenceFilter({ name, label, target, value, chosen, onChange }: ReferenceProps) {
  const language = useLanguage();
  const other = useRecords().registry.get(target);
  if (!other) return null;
  return (
    <div className={styles.filter}>
      <StaffPicker
        name={name}
        label={label}
        isCompact
        placeholder={t(language, 'view_all')}
        value={value ? { id: Number(value), ...(chosen ?? { label: `#${value}` }) } : null}
        onChange={(found) => onChange({ [name]: found ? String(found.id) : '' })}
        search={(q, signal) => recordCalls(httpTransport, other.path, language, signal).options({ q })}
      />
    </div>
  );
}

const choicesOf = (field: ListFilter['field'], language: Language): Option[] =>
  field.form.kind === 'switch'
    ? [
        { value: 'true', label: t(language, 'yes') },
        { value: 'false', label: t(language, 'no') },
      ]
    : optionsOf(field).map(({ value, label }) => ({ value: String(value), label: label[language] }));

const mayLack = new Set(['switch', 'choice', 'counted', 'noted']);

/** What a record may lack: a text in English, a picture, anything else that is not demanded. */
function Completeness({ resource, role, query, onChange }: Pick<Props, 'resource' | 'role' | 'query' | 'onChange'>) {
  const language = useLanguage();
  const fields = [...fieldsFor(resource, role).readable];
  const lacking = fields.filter(([, { required, form }]) => !required && !mayLack.has(form.kind));
  const hasTexts = fields.some(([, { perLanguage }]) => perLanguage);
  if (lacking.length === 0 && !hasTexts) return null;
  const options = [
    ...(hasTexts ? [{ parameter: 'untranslated', value: 'true', label: t(language, 'untranslated') }] : []),
    ...(resource.readiness ? [{ parameter: 'lacks', value: 'any', label: t(language, 'incomplete') }] : []),
    ...(resource.readiness?.checks ?? []).map(({ key, lacks }) => ({ parameter: 'lacks', value: key, label: t(language, 'lacks', { name: lacks[language] }) })),
    ...lacking.map(([name, { form }]) => ({
      parameter: 'missing',
      value: name,
      label: t(language, 'missing', { name: inSentence(form.label[language], language) }),
    })),
  ];
  const keyOf = ({ parameter, value }: { parameter: string; value: string }) => `${parameter} ${value}`;
  const chosen = options.find(({ parameter, value }) => query[parameter] === value);
  return (
    <FilterSelect
      label={t(language, 'state')}
      value={chosen && keyOf(chosen)}
      options={options.map((option) => ({ value: keyOf(option), label: option.label }))}
      onChange={(next) => {
        const [parameter = '', value = ''] = next.split(' ');
        onChange({ untranslated: '', missing: '', lacks: '', ...(parameter && { [parameter]: value }) });
      }}
    />
  );
}

type SelectProps = { label: string; value: string | undefined; options: readonly Option[]; onChange: (value: string) => void };

function FilterSelect({ label, value, options, onChange }: SelectProps) {
  const language = useLanguage();
  return (
    <label className={styles.filter}>
      <span>{label}</span>
      <select value={value ?? ''} onChange={({ target }) => onChange(target.value)} data-set={value ? '' : undefined}>
        <option value="">{t(language, 'view_all')}</option>
        {options.map(({ value: key, label: text }) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
