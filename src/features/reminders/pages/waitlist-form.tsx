import { useLanguage } from '#i18n/use-language.ts';
import { CheckboxField } from '#ui/field/checkbox-field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { Form } from '#ui/form/form.tsx';
import type { Submit } from '#ui/form/outcome.ts';
import { useForm } from '#ui/form/use-form.ts';
import type { ReminderContract } from '../contract.ts';
import { maxSeats } from '../limits.ts';
import { t } from '../strings.ts';
import { AddressFields } from './address-fields.tsx';

export const join: Submit<ReminderContract> = async (values, { api, language, url }) => {
  const [event, seats] = [Number(url.searchParams.get('event')), Number.parseInt(values.get('seats'), 10) || 0];
  const body = { email: values.get('email'), language, event, seats, together: values.get('together') !== '' };
  await api.post('/api/reminders/waitlist/', { language, body });
  return { message: t(language, 'asked'), isError: false };
};

/** How many tickets somebody needs of what is sold out, and whether the seats have to be beside each other. */
export function WaitlistForm() {
  const language = useLanguage();
  const form = useForm('wait', join);
  const isDone = form.outcome?.isError === false;
  return (
    <Form state={form} {...(isDone ? {} : { submit: t(language, 'wait_submit') })}>
      {!isDone && (
        <>
          <SelectField name="seats" label={t(language, 'seats')} required defaultValue="2" options={seatOptions} />
          <CheckboxField name="together" label={t(language, 'together')} hint={t(language, 'together_hint')} />
          <AddressFields />
        </>
      )}
    </Form>
  );
}

const seatOptions = Array.from({ length: maxSeats }, (_, index) => ({ value: String(index + 1), label: String(index + 1) }));
