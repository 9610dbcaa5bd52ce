import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  skip: { de: 'Zur Bearbeitungsleiste springen', en: 'Skip to the editing bar' },
  bar: { de: 'Redaktion', en: 'Editing' },
  edit: { de: 'Seite bearbeiten', en: 'Edit page' },
  edit_footer: { de: 'Fußzeile bearbeiten', en: 'Edit footer' },
  opening: { de: 'Wird geöffnet …', en: 'Opening …' },
  no_blocks: { de: 'Auf dieser Seite stehen keine Bausteine.', en: 'There are no blocks on this page.' },
  record: { de: '{name} im Backoffice', en: '{name} in the back office' },
  preview: { de: 'Vorschau', en: 'Preview' },
  preview_at: { de: 'Vorschau: Stand {day}, {time}', en: 'Preview: as of {day}, {time}' },
  leave_preview: { de: 'Vorschau verlassen', en: 'Leave the preview' },
  back_office: { de: 'Backoffice', en: 'Back office' },
  failed: { de: 'Der Editor konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.', en: 'The editor could not be loaded. Please try again.' },
});
