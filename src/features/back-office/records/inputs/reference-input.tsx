import { useLanguage } from '#i18n/use-language.ts';
import { Link } from '#ui/link.tsx';
import { StaffPicker } from '#ui/staff/pick/staff-picker.tsx';
import { recordHref } from '../../back-office-href.ts';
import styles from '../controls/controls.module.css';
import { t } from '../controls/strings.ts';
import type { InputProps } from '../record-views.ts';
import { useRecordLabels } from './use-record-labels.ts';
import { useTarget } from './use-target.ts';

/** One record of another kind, searched by its name or made in place. */
export function ReferenceInput({ name, field, value, onChange, errors, lookups, isReadOnly }: InputProps) {
  const language = useLanguage();
  const { label, help } = field.form;
  const id = typeof value === 'number' ? value : null;
  const { target, search, create } = useTarget(field, (found) => take(found));
  const { find, remember } = useRecordLabels(target, id === null ? [] : [id], lookups);
  const chosen = id === null ? null : find(id);
  const take = (found: Parameters<typeof remember>[0][number] | null) => {
    if (found) remember([found]);
    onChange(found?.id ?? null);
  };
  return (
    <div className={styles.several}>
      <StaffPicker
        name={name}
        label={<LabelOf text={label[language]} isRequired={field.required} />}
        hint={help?.[language]}
        errors={errors(name)}
        value={chosen}
        onChange={take}
        search={search}
        create={create}
        placeholder={t(language, 'choose_one')}
        isDisabled={isReadOnly}
      />
      {chosen && target && (
        <p className={styles.open}>
          <Link to={recordHref(target.path, language, {}, chosen.id)} target="_blank">
            {t(language, 'open_record', { name: chosen.label })}
          </Link>
        </p>
      )}
    </div>
  );
}

/** As the fields of the kit name themselves: what is not demanded says so. */
export function LabelOf({ text, isRequired }: { text: string; isRequired: boolean }) {
  const language = useLanguage();
  return (
    <>
      {text}
      {!isRequired && <span className={styles.optional}> {t(language, 'optional')}</span>}
    </>
  );
}
