import { useLanguage } from '#i18n/use-language.ts';
import { StaffPicks } from '#ui/staff/pick/staff-picks.tsx';
import type { Found } from '#ui/staff/pick/use-search.ts';
import { recordHref } from '../../back-office-href.ts';
import type { InputProps } from '../record-views.ts';
import { LabelOf } from './reference-input.tsx';
import { useRecordLabels } from './use-record-labels.ts';
import { useTarget } from './use-target.ts';

/** Several records of another kind; where their order counts, they can be moved. */
export function ReferencesInput({ name, field, value, onChange, errors, lookups, isReadOnly }: InputProps) {
  const language = useLanguage();
  const { label, help, limits } = field.form;
  const ids: number[] = Array.isArray(value) ? value.filter((id) => typeof id === 'number') : [];
  const take = (chosen: readonly Found[]) => {
    remember(chosen.filter(({ id }) => !ids.includes(id)));
    onChange(chosen.map(({ id }) => id));
  };
  const { target, search, create } = useTarget(field, (made) => take([...values, made]));
  const { find, remember } = useRecordLabels(target, ids, lookups);
  const values = ids.map(find);
  return (
    <StaffPicks
      name={name}
      label={<LabelOf text={label[language]} isRequired={field.required} />}
      title={label[language]}
      hint={help?.[language]}
      errors={errors(name)}
      values={values}
      onChange={take}
      search={search}
      create={create}
      max={Number(limits.max ?? 50)}
      isOrdered={limits.ordered === true}
      isReadOnly={isReadOnly}
      hrefOf={target && ((id) => recordHref(target.path, language, {}, id))}
    />
  );
}
