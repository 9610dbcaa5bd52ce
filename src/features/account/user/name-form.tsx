import { languages } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { ChoiceField } from '#ui/field/choice-field.tsx';
import { FieldRow } from '#ui/field/field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { useForm } from '#ui/form/use-form.ts';
import type { Profile } from '../account-schemas.ts';
import { maxNameLength } from '../limits.ts';
import { t as account } from '../strings.ts';
import { settingsForms } from './settings-forms.ts';
import { t } from './strings.ts';

const names = { de: 'Deutsch', en: 'English' } as const;

export function NameForm({ profile }: { profile: Profile }) {
  const language = useLanguage();
  const form = useForm('profile', settingsForms.profile);
  return (
    <Form state={form} submit={t(language, 'save')} look="secondary">
      <FieldRow>
        <TextField
          name="first_name"
          label={account(language, 'first_name')}
          autoComplete="given-name"
          defaultValue={profile.first_name}
          maxLength={maxNameLength}
          required
        />
        <TextField
          name="last_name"
          label={account(language, 'last_name')}
          autoComplete="family-name"
          defaultValue={profile.last_name}
          maxLength={maxNameLength}
          required
        />
      </FieldRow>
      <ChoiceField
        name="language"
        label={t(language, 'mail_language')}
        options={languages.map((one) => ({ value: one, label: names[one], lang: one }))}
        defaultValue={profile.language}
        required
      />
    </Form>
  );
}
