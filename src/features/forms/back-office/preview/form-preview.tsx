import { type MouseEvent, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import type { PreviewProps } from '#features/back-office/records/index.ts';
import { type Language, languages } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { StaffTabs } from '#ui/staff/staff-tabs.tsx';
import { presentForm } from '../../definition/present-form.ts';
import { AtAddress } from '../../visitor/at-address.tsx';
import { FormApp } from '../../visitor/form-app.tsx';
import styles from './form-preview.module.css';
import { storedForm } from './preview-form.ts';
import { t } from './strings.ts';

/** With what is not saved yet: conditions and errors are as for visitors, and nothing is sent. */
export function FormPreview({ values, id }: PreviewProps) {
  const [language, show] = useState<Language>(useLanguage());
  const reader = useLanguage();
  const tabs = languages.map((of) => ({ key: of, text: t(reader, of), panel: <Shown values={values} id={id} language={of} /> }));
  return (
    <div className={styles.preview}>
      <p className={styles.note}>{t(reader, 'note')}</p>
      <StaffTabs label={t(reader, 'languages')} tabs={tabs} selected={language} onSelect={(key) => show(key === 'en' ? 'en' : 'de')} />
    </div>
  );
}

/** A visitor's page knows its language by its address: this one is given another. */
function Shown(props: PreviewProps & { language: Language }) {
  const { pathname } = useLocation();
  return (
    <AtAddress pathname={pathname} search={`?lang=${props.language}`}>
      <InLanguage {...props} />
    </AtAddress>
  );
}

function InLanguage({ values, id, language }: PreviewProps & { language: Language }) {
  const stored = useMemo(() => storedForm(values, id), [values, id]);
  const form = useMemo(() => presentForm(stored, language, true), [stored, language]);
  const reader = useLanguage();
  // Controls begin with what they hold at first: where that is changed, they begin again.
  const beginnings = JSON.stringify(form.fields.map(({ slug, field_type, initial }) => [slug, field_type, initial]));
  return (
    <div className={styles.shown} lang={language} onClickCapture={stay}>
      <h3 lang={form.title_lang}>{form.title || t(reader, 'no_title')}</h3>
      {form.intro && (
        <p className={styles.intro} lang={form.intro_lang}>
          {form.intro}
        </p>
      )}
      <FormApp key={beginnings} form={form} isPreview />
    </div>
  );
}

/** One of the summary leads to its field. */
function stay(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  event.stopPropagation();
}
