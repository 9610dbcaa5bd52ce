import type { ComponentProps } from 'react';
import type { SiteSettings } from '#features/settings/index.ts';

type Props = Omit<ComponentProps<'div'>, 'children'> & { html: { code: string; lang?: string | undefined } | undefined };

/** An empty area is left out. */
export function SettingsHtml({ html, ...rest }: Props) {
  if (!html?.code) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when saved and when read (features/settings)
  return <div {...rest} lang={html.lang} dangerouslySetInnerHTML={{ __html: html.code }} />;
}

export const HeaderHtml = ({ settings }: { settings: SiteSettings }) => <SettingsHtml html={settings.html_header} />;
