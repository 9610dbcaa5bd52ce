import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  not_allowed_here: { de: 'Dieser Baustein kann hier nicht stehen. Bitte verschieben Sie ihn.', en: 'This block cannot stand here. Please move it.' },
});
