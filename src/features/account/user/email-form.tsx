import { useLanguage } from '#i18n/use-language.ts';
import { href } from '#routes.ts';
import { PasswordField } from '#ui/field/password-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { Link } from '#ui/link.tsx';
import type { Profile } from '../account-schemas.ts';
import { maxEmailLength } from '../limits.ts';
import { t as account } from '../strings.ts';
import styles from './settings.page.module.css';
import { settingsForms } from './settings-forms.ts';
import { t } from './strings.ts';

export function EmailForm({ profile: { email, has_password } }: { profile: Profile }) {
  const language = useLanguage();
  const form = useForm('email', settingsForms.email);
  if (!has_password) {
    return (
      <>
        <p className={styles.text}>{t(language, 'change_email_needs_password', { email })}</p>
        <p>
          <Link to={href('userPassword', language)}>{account(language, 'set_password')}</Link>
        </p>
      </>
    );
  }
  return (
    <>
      <p className={styles.text}>{t(language, 'change_email_lead', { email })}</p>
      <Form state={form} submit={t(language, 'change_email')} look="secondary">
        <TextField name="email" type="email" label={t(language, 'new_email')} autoComplete="email" maxLength={maxEmailLength} required />
        <PasswordField name="password" kind="current" label={t(language, 'current_password')} required />
      </Form>
    </>
  );
}
