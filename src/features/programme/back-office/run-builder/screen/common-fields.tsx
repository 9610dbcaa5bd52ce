import { httpTransport } from '#api/client.ts';
import { recordCalls } from '#features/back-office/records/index.ts';
import { displayDate, displayTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { ChoicesField } from '#ui/field/choice-field.tsx';
import { FieldRow } from '#ui/field/field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { StaffPicker } from '#ui/staff/pick/staff-picker.tsx';
import type { Search } from '#ui/staff/pick/use-search.ts';
import { carriedParts } from '../carried-parts.ts';
import type { RunSetup } from '../contract.ts';
import styles from './run.module.css';
import { likeNone, readCommon } from './run-state.ts';
import { t } from './strings.ts';
import type { RunPlan } from './use-run.ts';

/** Dates that can be chosen to be made like; older ones are the same as a rule. */
const maxModels = 40;

export function CommonFields({ setup, run }: { setup: RunSetup; run: RunPlan }) {
  const language = useLanguage();
  const { common, setCommon, errors } = run;
  const find =
    (path: string): Search =>
    (q, signal) =>
      recordCalls(httpTransport, path, language, signal).options({ q });
  const models = setup.dates.slice(0, maxModels).map(({ id, day, date_start, time_known, room }) => ({
    value: String(id),
    label: [displayDate(language, day), time_known && displayTime(language, new Date(date_start)), room.label].filter(Boolean).join(', '),
  }));
  return (
    <form
      className={styles.fields}
      onSubmit={(event) => event.preventDefault()}
      onInput={({ currentTarget }) => setCommon(readCommon(new FormData(currentTarget), common))}
    >
      <FieldRow>
        <TextField
          name="times"
          label={t(language, 'times')}
          hint={t(language, 'times_hint')}
          defaultValue={common.times}
          autoComplete="off"
          maxLength={200}
          {...(errors.times && { errors: [errors.times] })}
        />
        <TextField
          name="minutes"
          label={t(language, 'minutes')}
          hint={t(language, 'minutes_hint')}
          defaultValue={common.minutes}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          {...(errors.minutes && { errors: [errors.minutes] })}
        />
      </FieldRow>
      <FieldRow>
        <StaffPicker
          name="room"
          label={t(language, 'room')}
          value={common.room}
          onChange={(room) => setCommon({ ...common, room })}
          search={find('rooms')}
          placeholder={t(language, 'search')}
        />
        <StaffPicker
          name="kind"
          label={t(language, 'kind')}
          value={common.kind}
          onChange={(kind) => setCommon({ ...common, kind })}
          search={find('exhibition-types')}
          placeholder={t(language, 'search')}
        />
      </FieldRow>
      {models.length > 0 && (
        <SelectField
          name="like"
          label={t(language, 'like')}
          required
          options={[...models, { value: likeNone, label: t(language, 'like_none') }]}
          defaultValue={common.like}
        />
      )}
      {common.like !== likeNone && (
        <ChoicesField
          name="carried"
          label={t(language, 'carried')}
          hint={t(language, 'carried_hint')}
          options={carriedParts.map((part) => ({ value: part, label: t(language, part) }))}
          defaultValue={common.carried}
        />
      )}
    </form>
  );
}
