import { Outlet, useLocation } from 'react-router';
import { designStyle, eventStyles } from '#features/settings/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { isBackOfficePath } from './back-office/is-back-office-path.ts';
import { beforePaintScript } from './before-paint-script.ts';
import { useFurniture } from './frame/use-furniture.ts';

/** What the script before the first paint sets on <html> is not React's, and stays. */
export function Document() {
  const language = useLanguage();
  const furniture = useFurniture();
  const { pathname } = useLocation();
  return (
    <html
      lang={language}
      data-alert={furniture?.alert?.id}
      data-event={furniture && eventStyles(furniture.design)}
      style={furniture && !isBackOfficePath(pathname) ? designStyle(furniture.design) : undefined} // a warning to staff is red, whatever the venue's accent
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" data-theme="light" suppressHydrationWarning />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#131312" data-theme="dark" suppressHydrationWarning />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash */}
        <script dangerouslySetInnerHTML={firstScript} suppressHydrationWarning />
      </head>
      <body>
        <Outlet />
      </body>
    </html>
  );
}

/** One object, since React sets the text anew for another, which Trusted Types stop. */
const firstScript = { __html: import.meta.env.SSR ? beforePaintScript : '' };
