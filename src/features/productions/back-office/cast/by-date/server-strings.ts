import { defineStrings } from '#i18n/strings.ts';

export const t = defineStrings({
  no_role: { de: 'Ohne Rolle', en: 'Without a role' },
});
