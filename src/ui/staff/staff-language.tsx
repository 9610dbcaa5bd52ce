import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { localeOf } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';

/** React Aria would take the language of the browser. */
export function StaffLanguage({ children }: { children: ReactNode }) {
  return <I18nProvider locale={localeOf[useLanguage()]}>{children}</I18nProvider>;
}
