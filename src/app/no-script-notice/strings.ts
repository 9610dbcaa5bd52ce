import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  label: { de: 'Hinweis zur Anzeige', en: 'Note on how this page is shown' },
  notice: {
    de: 'Einige Inhalte werden nicht geladen: JavaScript ist ausgeschaltet, der Browser wird nicht unterstützt, die Verbindung ist langsam oder das Gerät schwach.',
    en: 'Some content is not loaded, because JavaScript is disabled, the browser is not supported, bandwidth is low or the hardware is weak.',
  },
  reload: { de: 'Seite neu laden', en: 'Reload page' },
});
