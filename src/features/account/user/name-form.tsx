import { languages } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { Profile } from '../contract.ts';
import { Field } from '../form/field.tsx';
import styles from '../form/form.module.css';
import { Form } from '../form/form.tsx';
import { useForm } from '../form/use-form.ts';
import { longestName } from '../limits.ts';
import { t } from '../strings.ts';
import { settingsForms } from './settings-forms.ts';

const names = { de: 'Deutsch', en: 'English' } as const;

/** Name, and the language of mails. */
export function NameForm({ profile }: { profile: Profile }) {
  const language = useLanguage();
  const form = useForm('profile', settingsForms.profile);
  const chosen = form.typed.language ?? profile.language;
  return (
    <Form state={form} submit={t(language, 'save')} quiet>
      <div className={styles.pair}>
        <Field
          form={form}
          name="first_name"
          label={t(language, 'first_name')}
          autoComplete="given-name"
          defaultValue={profile.first_name}
          maxLength={longestName}
          required
        />
        <Field
          form={form}
          name="last_name"
          label={t(language, 'last_name')}
          autoComplete="family-name"
          defaultValue={profile.last_name}
          maxLength={longestName}
          required
        />
      </div>
      <fieldset>
        <legend className={styles.legend}>{t(language, 'mail_language')}</legend>
        <div className={styles.choice}>
          {languages.map((one) => (
            <label key={one} lang={one}>
              <input type="radio" name="language" value={one} defaultChecked={one === chosen} />
              {names[one]}
            </label>
          ))}
        </div>
      </fieldset>
    </Form>
  );
}
