import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { OneTimeCodeField } from '#ui/field/one-time-code-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { PageFrame } from '../page-frame/page-frame.tsx';
import { LaterPasskeyButton } from '../passkey/later-passkey-button.tsx';
import { t as account } from '../strings.ts';
import { t } from './second-step-strings.ts';
import styles from './sign-in.page.module.css';
import { signInForms } from './sign-in-forms.ts';

export type Step = { has_totp: boolean; has_passkey: boolean; has_recovery_codes: boolean };

/** Codes go without script; a passkey needs it. */
export function SecondStep({ step: { has_totp, has_passkey, has_recovery_codes }, next }: { step: Step; next: string }) {
  const language = useLanguage();
  const form = useForm('second', signInForms.second);
  const back = useForm('back', signInForms.back);
  const hasCodes = has_totp || has_recovery_codes;
  return (
    <PageFrame title={t(language, 'second_step')} description={account(language, 'sign_in_description')} lead={<p>{t(language, 'second_lead')}</p>}>
      {has_passkey && (
        <div className={hasCodes ? styles.other : undefined}>
          <LaterPasskeyButton
            use="sign-in"
            look={has_totp ? undefined : 'primary'}
            words={account(language, 'with_passkey')}
            onDone={() => window.location.assign(next)}
          />
        </div>
      )}
      {hasCodes && (
        <Form state={form} submit={t(language, 'second_submit')}>
          <OneTimeCodeField
            label={t(language, has_totp ? 'code' : 'recovery_code')}
            hint={t(language, has_totp ? 'code_hint' : 'recovery_code_hint')}
            inputMode={has_totp ? 'text' : undefined}
            autoFocus={has_totp}
          />
        </Form>
      )}
      <div className={styles.back}>
        <Form state={back}>
          <Button type="submit" look="quiet" size="small" busy={back.pending}>
            {t(language, 'second_back')}
          </Button>
        </Form>
      </div>
    </PageFrame>
  );
}
