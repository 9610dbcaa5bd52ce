import { useLanguage } from '#i18n/use-language.ts';
import { button } from '#ui/button/button-class.ts';
import type { FormDefinition } from '../contract.ts';
import { FormApp } from './form-app.tsx';
import styles from './form-in-block.module.css';
import { t } from './strings.ts';

/** Its script takes over what the server has rendered; without script it leads to the form's own page. */
export function FormInBlock({ form, isEditing }: { form: FormDefinition; isEditing: boolean }) {
  const language = useLanguage();
  return (
    <>
      <h2 className={styles.title} lang={form.title_lang}>
        {form.title}
      </h2>
      {form.intro && (
        <p className={styles.intro} lang={form.intro_lang}>
          {form.intro}
        </p>
      )}
      <p className={styles.without}>
        <a href={form.url} className={button('primary')}>
          {t(language, 'open_form')}
        </a>
      </p>
      {isEditing ? (
        <div inert className={styles.form}>
          <FormApp form={form} isPreview />
        </div>
      ) : (
        <div className={styles.form} data-enhance="form" data-definition={JSON.stringify(form)}>
          <FormApp form={form} />
        </div>
      )}
    </>
  );
}
