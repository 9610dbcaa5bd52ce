import { type MouseEvent, type ReactNode, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { type Design, designStyle } from '#features/settings/index.ts';
import { type Language, languages } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { StaffTabs } from '#ui/staff/staff-tabs.tsx';
import styles from './preview.module.css';
import { t } from './strings.ts';

/** A preview per language, beginning with the reader's, in the venue's colours, which the back office has not; links within lead nowhere. */
export function PreviewInLanguages({ children }: { children: (language: Language) => ReactNode }) {
  const reader = useLanguage();
  const root = useRouteLoaderData<{ design: Design }>('root');
  const [shown, show] = useState<Language>(reader);
  const tabs = languages.map((language) => ({
    key: language,
    text: t(reader, language),
    panel: (
      <div className={styles.shown} data-theme="" style={root && designStyle(root.design)} lang={language} onClickCapture={stay}>
        {children(language)}
      </div>
    ),
  }));
  return <StaffTabs label={t(reader, 'languages')} tabs={tabs} selected={shown} onSelect={(key) => show(key === 'en' ? 'en' : 'de')} />;
}

function stay(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
}

export const textsOf = (value: unknown): { readonly [language: string]: string } =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
