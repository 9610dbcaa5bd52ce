import { client, httpTransport } from '#api/client.ts';
import { writing } from '#api/writing.ts';
import { roleName, withProof } from '#features/account/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Form } from '#ui/form/form.tsx';
import type { Submit } from '#ui/form/outcome.ts';
import { useForm } from '#ui/form/use-form.ts';
import type { FactorRequirement, StaffContract } from '../contract.ts';
import { maxGraceDays } from '../limits.ts';
import { Part } from './part.tsx';
import { t } from './strings.ts';

const required = ['editor', 'manager', 'admin'] as const;

/** From which role on a second factor is required, and how many have one. */
export function RequirementPart({ requirement: { role, days, revision, people, with_factor } }: { requirement: FactorRequirement }) {
  const language = useLanguage();
  const save: Submit<StaffContract> = async (values) => {
    const body = { role: required.find((one) => one === values.get('role')) ?? null, days: Number(values.get('days')) };
    const call = { language, headers: writing(revision), body };
    await withProof(() => client<StaffContract>(httpTransport).post('/api/cms-factor-requirement/', call));
    return { message: t(language, 'requirement_saved'), isError: false };
  };
  const form = useForm('requirement', save);
  return (
    <Part title={t(language, 'factor')}>
      <p>{t(language, 'requirement_lead', { with: with_factor, n: people })}</p>
      <Form state={form} submit={t(language, 'requirement_save')} look="secondary">
        <SelectField
          name="role"
          label={t(language, 'requirement_role')}
          hint={t(language, 'requirement_hint')}
          required
          defaultValue={role ?? ''}
          options={[
            { value: '', label: t(language, 'requirement_nobody') },
            ...required.map((value) => ({ value, label: t(language, 'requirement_from', { role: roleName(language, value) }) })),
          ]}
        />
        <TextField
          name="days"
          type="number"
          min={0}
          max={maxGraceDays}
          inputMode="numeric"
          label={t(language, 'requirement_days')}
          hint={t(language, 'requirement_days_hint', { n: maxGraceDays })}
          required
          defaultValue={String(days)}
        />
      </Form>
    </Part>
  );
}
