import type { ReactNode } from 'react';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { href } from '#routes.ts';
import { t } from './strings.ts';

type Props = { language: Language; children?: ReactNode };

/** When even the error page cannot be shown (E §8): plain words and a way home, without anything that could fail as well. */
export const FallbackErrorMessage = ({ language, children }: Props) => (
  <>
    <h1>{t(language, 'failed')}</h1>
    {children}
    <p>
      <a href={href('home', language)}>{t(language, 'home')}</a>
    </p>
  </>
);

/** For where there is no page around it. */
export const FallbackErrorPage = ({ language, children }: Props) => (
  <html lang={language}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="none" />
      <meta name="color-scheme" content="light dark" />
      <title>{t(language, 'failed')}</title>
    </head>
    <body style={{ maxWidth: '32rem', margin: '20vh auto', padding: '0 1rem', font: '1.25rem/1.5 system-ui, sans-serif' }}>
      <main>
        <FallbackErrorMessage language={language}>{children}</FallbackErrorMessage>
      </main>
    </body>
  </html>
);

export function DocumentError() {
  const language = useLanguage();
  return (
    <html lang={language}>
      <body>
        <FallbackErrorMessage language={language} />
      </body>
    </html>
  );
}
